import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
// @ts-expect-error: a command of its own, without types
import { cutFonts } from '../../fonts/cut-fonts.mjs'

const read = (path: string) => readFileSync(fileURLToPath(import.meta.resolve(path)), 'utf8')

/** The characters of all ranges in some styles. */
function charactersIn(styles: string): Set<number> {
  const ranges = [...styles.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)]
  return new Set(
    ranges.flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at)
    }),
  )
}

test('each font holds the characters and weights that its rule says', async () => {
  for (const [name, font] of Object.entries<Buffer>(await cutFonts()))
    expect(font.equals(readFileSync(new URL(`../../fonts/${name}.woff2`, import.meta.url))), name).toBe(true)
})

test('together they have every letter of the font that has a Latin range', () => {
  const letters = read('./fonts.css')
    .split('@font-face')
    .filter((rule) => rule.includes('Atkinson'))
  const ours = charactersIn(letters.join())
  const whole = read('@fontsource-variable/atkinson-hyperlegible-next/wght.css')
  const latin = whole.split('@font-face').filter((rule) => rule.includes('-latin-'))
  const missing = [...charactersIn(latin.join())].filter(
    (code) => code >= 0x20 && (code < 0x7f || code > 0x9f) && !ours.has(code),
  )
  expect(latin.length).toBeGreaterThan(1)
  expect(missing).toEqual([])
})
