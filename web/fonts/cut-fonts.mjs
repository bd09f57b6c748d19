// Cuts the fonts: of each rule of fonts.css the characters of its `unicode-range` at its weights, so that what every page needs at once is
// little. Run it again after an update of a font or a change of those ranges:
//   node web/fonts/cut-fonts.mjs
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const figures = import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')
const letters = import.meta.resolve(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
)
const extendedLetters = import.meta.resolve(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
)

const sources = {
  'reable-figures': figures,
  'reable-letters': letters,
  'reable-more-letters': letters,
  'reable-extended-letters': extendedLetters,
}

/** The fonts by their names, as they are to be. */
export async function cutFonts() {
  const styles = await readFile(new URL('../app/styles/fonts.css', import.meta.url), 'utf8')
  const rules = [...styles.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rule]) => rule)
  return Object.fromEntries(await Promise.all(rules.map(cutFont)))
}

async function cutFont(rule) {
  const [, name] = /fonts\/([\w-]+)\.woff2/.exec(rule)
  const [min, max] = /font-weight: (\d+) (\d+)/.exec(rule).slice(1).map(Number)
  const source = await readFile(fileURLToPath(sources[name]))
  const options = { targetFormat: 'woff2', noLayoutClosure: true, variationAxes: { wght: { min, max } } }
  return [name, await subsetFont(source, charactersOf(rule), options)]
}

/** Every character of the ranges of a rule. */
function charactersOf(rule) {
  const [, ranges] = /unicode-range:([^;]*);/.exec(rule)
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, from, to = from]) => {
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at)
    })
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .join('')
}

if (import.meta.main)
  for (const [name, font] of Object.entries(await cutFonts())) {
    await writeFile(new URL(`./${name}.woff2`, import.meta.url), font)
    console.log(`${name}: ${font.length} bytes`)
  }
