import { globSync, readFileSync } from 'node:fs'

const code = '**/*.{ts,tsx,css,sql}'
const isTest = (path) => /\.(test|e2e)\.tsx?$|(^|\/)testing/.test(path)

/** How much there is to read, in files and lines. The first that fits a file counts it. */
const parts = [
  ['browser tests', (path) => path.startsWith('e2e/')],
  ['measurements and proofs', (path) => path.startsWith('bench/')],
  ['the demonstration', (path) => path.startsWith('server/seeds/')],
  ['unit tests', isTest],
  ['product', () => true],
]

const sizes = new Map(parts.map(([name]) => [name, { files: 0, lines: 0 }]))
for (const folder of ['contract', 'server', 'web', 'e2e', 'bench'])
  for (const path of globSync(`${folder}/${code}`, { exclude: (name) => /node_modules|\.react-router/.test(name) })) {
    const [name] = parts.find(([, fits]) => fits(path))
    const size = sizes.get(name)
    size.files++
    size.lines += readFileSync(path, 'utf8').split('\n').length - 1
  }
for (const [name, { files, lines }] of sizes)
  console.log(`${lines.toLocaleString('en-CA').padStart(8)} lines in ${files} files: ${name}`)
