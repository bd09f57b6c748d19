import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const namePattern = /\.(-?[A-Za-z_][\w-]*)|@keyframes\s+([\w-]+)/g

/**
 * Names for the classes of all CSS modules, as short as they can be: numbers in the order of files, so that what stands together
 * is alike and packs well. (Measured: 3 kB less of style sheet, brotli, than names with a hash.) The same in the browser's and
 * the server's build.
 */
export function nameClasses(root: string): (name: string, file: string) => string {
  const names = new Map(classesOf(root).map(({ file, name, short }) => [`${file} ${name}`, short]))
  return (name, file) => {
    const short = names.get(`${relative(root, file.replace(/\?.*/, ''))} ${name}`)
    if (!short) throw new Error(`${name} of ${file} has no short name`)
    return short
  }
}

/** The file of a CSS module, whole, by the short name of a class or of an animation. */
export function filesOfClasses(root: string): Map<string, string> {
  return new Map(classesOf(root).map(({ file, short }) => [short, join(root, file)]))
}

type NamedClass = { file: string; name: string; short: string }

function classesOf(root: string): NamedClass[] {
  const files = globSync('app/**/*.module.css', { cwd: root }).sort()
  const named = files.flatMap((file) => {
    const matches = readFileSync(join(root, file), 'utf8').matchAll(namePattern)
    return [...new Set([...matches].map(([, one, other]) => one ?? other ?? ''))].map((name) => ({ file, name }))
  })
  return named.map((one, at) => ({ ...one, short: `c${at.toString(36)}` }))
}
