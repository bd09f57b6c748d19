import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { equivalentChanges } from './equivalent-changes.ts'
import { describeChange, type Mutant, nameOf } from './mutant.ts'
import { root } from './sources.ts'

/**
 * The names of those of all changes that are known to be equivalent. Throws for one that is named and not there any more, or there more
 * than once.
 */
export function findEquivalents(all: Mutant[]): Set<string> {
  const sources = new Map(
    [...new Set(equivalentChanges.map(({ file }) => file))].map((file) => [
      file,
      readFileSync(join(root, file), 'utf8'),
    ]),
  )
  return new Set(
    equivalentChanges.map(({ file, line, change, nth }) => {
      const source = sources.get(file) ?? ''
      const lines = source.split('\n').map((text) => text.trim())
      const alike = all.filter(
        (mutant) =>
          mutant.file === file && lines[mutant.line - 1] === line && describeChange(source, mutant) === change,
      )
      const named = alike[(nth ?? 1) - 1]
      if (!named || (!nth && alike.length > 1))
        throw new Error(`Not one change, but ${alike.length}: ${file}  ${change}`)
      return nameOf(named)
    }),
  )
}
