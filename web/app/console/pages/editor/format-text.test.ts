import { expect, test } from 'vitest'
import { applyFormat, type Format } from './format-text.ts'

/** Applies a format to a text whose selection is marked by ‹ and ›, and marks the selection of the result. */
function after(format: Format, marked: string): string {
  const [start, end] = [marked.indexOf('‹'), marked.indexOf('›') - 1]
  const text = marked.replace(/[‹›]/g, '')
  const { start: from, end: to, inserted, selected } = applyFormat(format, { text, start, end })
  const next = text.slice(0, from) + inserted + text.slice(to)
  const [first, last] = selected
  return `${next.slice(0, first)}‹${next.slice(first, last)}›${next.slice(last)}`
}

test.each<[Format, string, string]>([
  ['bold', 'We ‹lend› things', 'We **‹lend›** things'],
  ['bold', 'We **‹lend›** things', 'We ‹lend› things'],
  ['bold', 'We ‹› lend', 'We **‹bold words›** lend'],
  ['bold', '‹- One\n\nTwo ›', '- **‹One**\n\n**Two›** '],
  ['link', 'See ‹our shop› today', 'See [our shop](‹https://›) today'],
  ['link', 'See ‹https://example.org/a_(b)› today', 'See [‹words›](https://example.org/a_%28b%29) today'],
  ['link', '‹the [old] shop›', String.raw`[the \[old\] shop](‹https://›)`],
  ['heading', 'Before\nOur ‹›shop\n\nAfter', 'Before\n\n‹## Our shop›\n\nAfter'],
  ['heading', '‹› ## Our shop', '‹Our shop›'],
  ['heading', '', '## ‹Heading›'],
  ['list', '‹One\nTwo\n›Three', '‹- One\n- Two›\n\nThree'],
  ['list', '- One\n‹Two›', '- One\n‹- Two›'],
  ['list', '‹- One\n- Two›', '‹One\nTwo›'],
  ['list', 'Bring:\n‹›', 'Bring:\n\n- ‹First point›'],
  ['numbers', '‹Lift\nTurn›', '‹1. Lift\n2. Turn›'],
  ['quote', '‹Well said›\nBy Ann', '‹> Well said›\n\nBy Ann'],
])('formatting as %s makes of %j %j', (format, before, expected) => {
  expect(after(format, before || '‹›')).toBe(expected)
})
