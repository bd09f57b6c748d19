import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import equivalentChanges from './equivalent-changes.json' with { type: 'json' }
import { describeChange, type Mutant, nameOf } from './mutant.ts'
import { root } from './sources.ts'

/**
 * With such a change the program answers, writes, sends and stores the same. `line` is the text of the line on which it begins, `change` what
 * `npm run mutate` says of it, `nth` which of them where the line is there more than once, and `because` why nobody could notice.
 */
type EquivalentChange = { file: string; line: string; change: string; nth?: number; because: string }

/**
 * The names of those of all changes that are known to be equivalent. Throws for one that is named and not there any more, or there more
 * than once.
 */
export function findEquivalents(all: Mutant[]): Set<string> {
  const named: EquivalentChange[] = equivalentChanges
  const sources = new Map(
    [...new Set(named.map(({ file }) => file))].map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )
  return new Set(
    named.map(({ file, line, change, nth }) => {
      const source = sources.get(file) ?? ''
      const lines = source.split('\n').map((text) => text.trim())
      const alike = all.filter(
        (mutant) =>
          mutant.file === file && lines[mutant.line - 1] === line && describeChange(source, mutant) === change,
      )
      const found = alike[(nth ?? 1) - 1]
      if (!found || (!nth && alike.length > 1))
        throw new Error(`Not one change, but ${alike.length}: ${file}  ${change}`)
      return nameOf(found)
    }),
  )
}
