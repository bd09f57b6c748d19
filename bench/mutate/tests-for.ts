import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesIn, root, startsBuilt, testFiles } from './sources.ts'

/** No change is given more test files than these; the nearest come first. */
const most = 80

/** Who imports a file by its path, and by the name of the module that it stands for. */
type ImportGraph = { tests: string[]; importersOf: Map<string, string[]>; importersByName: Map<string, string[]> }

/** Every test, and who imports which file; read once. */
export function readImports(): ImportGraph {
  const all = filesIn(['server', 'contract/src', 'web/app'], (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  const [importersOf, importersByName] = [new Map<string, string[]>(), new Map<string, string[]>()]
  for (const importer of all)
    for (const { file, byName } of importsOf(importer)) {
      const importers = byName ? importersByName : importersOf
      importers.set(file, [...(importers.get(file) ?? []), importer])
    }
  return { tests: testFiles(), importersOf, importersByName }
}

const { imports: serverModules } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'))

type Imported = { file: string; byName: boolean }

function importsOf(importer: string): Imported[] {
  const specifiers = readFileSync(join(root, importer), 'utf8').matchAll(/from '((?:\.|#|@reable\/contract\/)[^']+)'/g)
  return [...specifiers].flatMap(([, name = '']): Imported[] => {
    if (name.startsWith('.')) return [{ file: relative(root, join(root, dirname(importer), name)), byName: false }]
    if (!name.startsWith('#'))
      return [{ file: `contract/src/${name.slice('@reable/contract/'.length)}.ts`, byName: false }]
    const path = serverModules[name]
    return typeof path === 'string' ? [{ file: join('server', path), byName: true }] : []
  })
}

/**
 * The tests that could notice a change to a file: its own, those that import it or something that imports it, those of its module,
 * those of privacy, to which every module hands over and gives up what it has of people, and those beside what uses its module; in this
 * order. Those that start what was built are among them for files of their own folder alone: each takes a build.
 */
export function testsFor(file: string, { tests, importersOf, importersByName }: ImportGraph): string[] {
  const direct = importersOf.get(file) ?? []
  const near = [file, ...direct, ...direct.flatMap((importer) => importersOf.get(importer) ?? [])]
  const module = moduleOf(file)
  // What the contract promises is held where it is kept.
  const layers = file.startsWith('contract/') ? ['contract/', 'server/', 'web/'] : ['server/']
  const inModule = tests.filter((test) => moduleOf(test) === module && layers.some((layer) => test.startsWith(layer)))
  const ofPrivacy = tests.filter((test) => moduleOf(test) === 'privacy' && test.startsWith('server/'))
  const beside = (one: string) =>
    tests.filter((test) => dirname(test) === dirname(one) && dirname(one) !== 'server/src')
  const users = near.flatMap((one) => importersByName.get(one) ?? [])
  const ordered = [
    ...near.filter((one) => tests.includes(one)),
    ...near.map((one) => one.replace(/\.tsx?$/, '.test.ts')),
    ...near.map((one) => one.replace(/\.tsx?$/, '.test.tsx')),
    ...inModule,
    ...ofPrivacy,
    ...near.flatMap(beside),
    ...users.flatMap(beside),
  ]
  return [...new Set(ordered)]
    .filter((test) => tests.includes(test) && (dirname(test) === dirname(file) || !startsBuilt(test)))
    .slice(0, most)
}

/** The module that a file belongs to, by the folder that it has in every layer; the platform's are modules of their own. */
function moduleOf(file: string): string {
  const folders = dirname(file).split('/').slice(2)
  return folders.slice(0, folders[0] === 'platform' ? 2 : 1).join('/')
}
