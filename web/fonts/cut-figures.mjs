// Cuts `$` and the digits out of Figtree, its weights kept. Run it again after an update of the font:
//   node web/fonts/cut-figures.mjs
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const glyphs = '$0123456789'
const source = fileURLToPath(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'))
const target = fileURLToPath(new URL('./reable-figures.woff2', import.meta.url))

const figures = await subsetFont(await readFile(source), glyphs, { targetFormat: 'woff2', noLayoutClosure: true })
await writeFile(target, figures)
console.log(`${target}: ${figures.length} bytes`)
