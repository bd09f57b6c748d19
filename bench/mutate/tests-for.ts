import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesIn, root, startsBuilt, testFiles } from './sources.ts'

/** No change is given more test files than these; the nearest come first. */
const most = 80

type ImportGraph = { tests: string[]; importersOf: Map<string, string[]> }

/** Every test, and who imports which file; read once. */
export function readImports(): ImportGraph {
  const all = filesIn(['server', 'contract/src', 'web/app'], (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  const importersOf = new Map<string, string[]>()
  for (const importer of all)
    for (const imported of importsOf(importer))
      importersOf.set(imported, [...(importersOf.get(imported) ?? []), importer])
  return { tests: testFiles(), importersOf }
}

function importsOf(file: string): string[] {
  const specifiers = readFileSync(join(root, file), 'utf8').matchAll(/from '((?:\.|@reable\/contract\/)[^']+)'/g)
  return [...specifiers].map(([, name = '']) =>
    name.startsWith('.')
      ? relative(root, join(root, dirname(file), name))
      : `contract/src/${name.slice('@reable/contract/'.length)}.ts`,
  )
}

/**
 * The tests that could notice a change to a file: its own, those that import it or something that imports it, those of its module, and
 * those of privacy, to which every module hands over and gives up what it has of people; in this order. Those that start what was
 * built are among them for files of their own folder alone: each takes a build.
 */
export function testsFor(file: string, { tests, importersOf }: ImportGraph): string[] {
  const direct = importersOf.get(file) ?? []
  const near = [file, ...direct, ...direct.flatMap((importer) => importersOf.get(importer) ?? [])]
  const module = moduleOf(file)
  // What the contract promises is held where it is kept.
  const layers = file.startsWith('contract/') ? ['contract/', 'server/', 'web/'] : ['server/']
  const inModule = tests.filter((test) => moduleOf(test) === module && layers.some((layer) => test.startsWith(layer)))
  const ofPrivacy = tests.filter((test) => moduleOf(test) === 'privacy' && test.startsWith('server/'))
  const ordered = [
    ...near.filter((one) => tests.includes(one)),
    ...near.map((one) => one.replace(/\.tsx?$/, '.test.ts')),
    ...near.map((one) => one.replace(/\.tsx?$/, '.test.tsx')),
    ...inModule,
    ...ofPrivacy,
    ...near.flatMap((one) => tests.filter((test) => dirname(test) === dirname(one) && dirname(one) !== 'server/src')),
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
