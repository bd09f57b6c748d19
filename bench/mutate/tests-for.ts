import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesIn, root, startsBuilt, testFiles } from './sources.ts'

/** No change is given more test files than these; the nearest come first. */
const most = 60

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
  return [...specifiers].flatMap(([, name = '']) => importedFrom(importer, name))
}

function importedFrom(importer: string, name: string): Imported[] {
  if (name.startsWith('.')) return [{ file: relative(root, join(root, dirname(importer), name)), byName: false }]
  if (name.startsWith('@reable/contract/'))
    return [{ file: `contract/src/${name.slice('@reable/contract/'.length)}.ts`, byName: false }]
  const path = serverModules[name]
  return typeof path === 'string' ? [{ file: join('server', path), byName: true }] : []
}

/** The files from which a file imports what a piece of its text names. */
export function filesNamedIn(file: string, text: string): string[] {
  const imports = readFileSync(join(root, file), 'utf8').matchAll(/import \{([^}]*)\} from '([^']+)'/g)
  const words = new Set(text.match(/\w+/g))
  return [...imports].flatMap(([, names = '', from = '']) =>
    names.split(',').some((name) => words.has(name.trim())) ? importedFrom(file, from).map((one) => one.file) : [],
  )
}

/**
 * The tests that could notice a change to a file: its own and those beside it, then those of who imports it, for the contract those of how its
 * calls are described, those of its module, those of who imports that, and those of privacy, to which every module hands over and gives up
 * what it has of people. Those that start what was built are among them for files of their own folder alone: each takes a build.
 */
export function testsFor(file: string, graph: ImportGraph): string[] {
  const { tests } = graph
  const [own = [], users = [], theirUsers = [], far = []] = importersByDistance(file, graph, 3)
  const module = moduleOf(file)
  // What the contract promises is held where it is kept.
  const layers = file.startsWith('contract/') ? ['contract/', 'server/', 'web/'] : ['server/']
  const inModule = tests.filter((test) => moduleOf(test) === module && layers.some((layer) => test.startsWith(layer)))
  const ofCalls = file.startsWith('contract/')
    ? tests.filter((test) => test.startsWith('server/src/platform/http/api/openapi/'))
    : []
  const ofPrivacy = tests.filter((test) => moduleOf(test) === 'privacy' && test.startsWith('server/'))
  const near = [...own, ...users]
  const ordered = [
    ...near.flatMap((one) => testsOf(one, tests)),
    ...ofCalls,
    ...near.flatMap((one) => testsBeside(one, tests)),
    ...theirUsers.flatMap((one) => testsOf(one, tests)),
    ...inModule,
    ...theirUsers.flatMap((one) => testsBeside(one, tests)),
    ...far.flatMap((one) => testsOf(one, tests)),
    ...ofPrivacy,
    ...far.flatMap((one) => testsBeside(one, tests)),
  ]
  return [...new Set(ordered)].filter((test) => dirname(test) === dirname(file) || !startsBuilt(test)).slice(0, most)
}

/** The file, who imports it, who imports those, and so on. */
function importersByDistance(
  file: string,
  { importersOf, importersByName }: ImportGraph,
  distance: number,
): string[][] {
  const seen = new Set([file])
  const levels = [[file]]
  for (let at = 0; at < distance; at++) {
    const importers = (levels.at(-1) ?? []).flatMap((one) => [
      ...(importersOf.get(one) ?? []),
      ...(importersByName.get(one) ?? []),
    ])
    const fresh = [...new Set(importers)].filter((one) => !seen.has(one))
    for (const one of fresh) seen.add(one)
    levels.push(fresh)
  }
  return levels
}

/** The file itself where it is a test, and the test of its name. */
const testsOf = (file: string, tests: string[]) =>
  [file, file.replace(/\.tsx?$/, '.test.ts'), file.replace(/\.tsx?$/, '.test.tsx')].filter((one) => tests.includes(one))

const testsBeside = (file: string, tests: string[]) =>
  tests.filter((test) => dirname(test) === dirname(file) && dirname(file) !== 'server/src')

/** The module that a file belongs to, by the folder that it has in every layer; the platform's are modules of their own. */
function moduleOf(file: string): string {
  const folders = dirname(file).split('/').slice(2)
  return folders.slice(0, folders[0] === 'platform' ? 2 : 1).join('/')
}
