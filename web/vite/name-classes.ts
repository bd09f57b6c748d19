import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const namePattern = /\.(-?[A-Za-z_][\w-]*)|@keyframes\s+([\w-]+)/g

/**
 * Names for the classes of all CSS modules, as short as they can be: numbers in the order of files, so that what stands together
 * is alike and packs well. (Measured: 3 kB less of style sheet, brotli, than names with a hash.) The same in the browser's and
 * the server's build.
 */
export function nameClasses(root: string): (name: string, file: string) => string {
  const names = new Map<string, string>()
  const keyOf = (file: string, name: string) => `${relative(root, file)} ${name}`
  for (const file of globSync('app/**/*.module.css', { cwd: root }).sort()) {
    const path = join(root, file)
    for (const [, one, other] of readFileSync(path, 'utf8').matchAll(namePattern)) {
      const key = keyOf(path, one ?? other ?? '')
      if (!names.has(key)) names.set(key, `c${names.size.toString(36)}`)
    }
  }
  return (name, file) => {
    const short = names.get(keyOf(file.replace(/\?.*/, ''), name))
    if (!short) throw new Error(`${name} of ${file} has no short name`)
    return short
  }
}
