import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, importsOf } from './sources.ts'

const root = join(import.meta.dirname, '../../..')

type Manifest = { imports: Record<string, string> }

const { imports }: Manifest = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'))

/** The file an alias stands for. */
function fileOf(imported: string): string {
  if (imported.startsWith('@reable/contract/')) return `contract/src/${imported.slice('@reable/contract/'.length)}.ts`
  if (imported.startsWith('#seeds/')) return `server/seeds/${imported.slice('#seeds/'.length)}.ts`
  return join('server', imports[imported] ?? imported)
}

const files = filesOf('{contract,server,web,e2e,bench}/**/*.{ts,tsx}')
const isOurs = new Set(files.map(({ path }) => path))
const importedBy = new Map(
  files.map((file) => [
    file.path,
    importsOf(file)
      .map((imported) => (isOurs.has(imported) ? imported : fileOf(imported)))
      .filter((path) => isOurs.has(path)),
  ]),
)

/** The way round, beginning and ending at one file; none when no import leads back. */
function cyclesIn(): string[] {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (path: string, above: string[]) => {
    if (above.includes(path)) found.push([...above.slice(above.indexOf(path)), path].join(' → '))
    if (done.has(path) || above.includes(path)) return
    for (const next of importedBy.get(path) ?? []) visit(next, [...above, path])
    done.add(path)
  }
  for (const { path } of files) visit(path, [])
  return found
}

test('no file imports itself by way of others, types included: each can be read from its imports on', () => {
  expect([...importedBy.values()].flat().length).toBeGreaterThan(2000)
  expect(cyclesIn()).toEqual([])
})
