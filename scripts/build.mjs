import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, run } from './spawn.mjs'

const stamp = join(root, 'build', '.built')
const folders = ['contract', 'server', 'web']
const built = ['client', 'server'].map((folder) => join(root, 'build', folder))
const excluded = /^(node_modules|\.react-router)$|\.test\.tsx?$/

/** Builds browser and server for production, unless the sources are those of the build that is there. */
export async function buildIfChanged() {
  const digest = digestOfSources()
  if (built.every(existsSync) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  // An interrupted build does not count, whatever the sources are then.
  rmSync(stamp, { force: true })
  const code = await run('react-router', ['build', 'web', '--logLevel', 'warn'], { NODE_ENV: 'production' })
  if (code !== 0) process.exit(code)
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stamp, digest)
}

function digestOfSources() {
  const hash = createHash('sha256')
  for (const path of ['package-lock.json', ...folders.flatMap(filesBelow)]) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(({ name }) => !excluded.test(name))
  return entries
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildIfChanged()
