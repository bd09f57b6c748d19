import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')
const sheets = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
const code = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.tsx?$/.test(name))

/** Every width at which a layout switches, in pixels: the first width of the wider one. */
function switches(): Set<number> {
  const texts = [...sheets, ...code].map((name) => readFileSync(join(app, name), 'utf8'))
  const queries = texts.flatMap((text) => [...text.matchAll(/\((min|max)-width: ([\d.]+)px\)/g)])
  return new Set(queries.map(([, bound, width]) => (bound === 'min' ? Number(width) : Math.ceil(Number(width)))))
}

/** The widths at which the specification switches the layout: mobile up to 600 or 767, tablet up to 989, and the others it lists. */
const specified = [475, 516, 601, 660, 700, 750, 752, 768, 820, 990, 1025, 1100, 1200]

test('[GEN-17] the layout switches where the specification says, and exactly 600 px is a phone still', () => {
  // On the narrowest phones the gallery has no space for a fifth thumbnail.
  expect([...switches()].sort((one, other) => one - other)).toEqual([360, ...specified])
})

test('[GEN-17] media queries on widths have one form, which leaves no width between two of them out', () => {
  for (const name of sheets) {
    const text = readFileSync(join(app, name), 'utf8')
    for (const [, width] of text.matchAll(/max-width: ([\d.]+)px\)/g))
      expect([name, width]).toEqual([name, expect.stringMatching(/\.98$/)])
    expect([name, text.match(/@media[^{]*width\s*[<>]/)]).toEqual([name, null])
  }
})
