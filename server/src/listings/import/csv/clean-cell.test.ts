import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanText } from './clean-cell.ts'

test('control characters go, lines and letters stay', () => {
  expect(cleanText(' a\0b\x1b[31m\r\nc\rd\te\u202ef\u2067\ufeff\u0085 ')).toBe('ab[31m\nc\nd ef')
  expect(cleanLine(' two\r\n  lines\t')).toBe('two lines')
  expect(cleanText('cafe\u0301 👩‍🦽')).toBe('café 👩‍🦽')
})

test('marks that nobody sees go, and blanks at which no line ends are blanks; what joins an emoji stays', () => {
  expect(cleanText('\ufeffwheel\u00adchair\u200b 1\u20608 in')).toBe('wheelchair 18 in')
  expect(cleanText('1\u202f200\u00a0$ 👩‍🦽')).toBe('1 200 $ 👩‍🦽')
})

test('cleaning twice is cleaning once, and leaves nothing that a terminal obeys', () => {
  const anything = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(anything, (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text))
      expect(cleanLine(text)).not.toMatch(/\p{Cc}/u)
    }),
  )
})

test('a cell of a million marks is cleaned at once', () => {
  expect(cleanText(`e${'\u0323\u0301'.repeat(500_000)}`).length).toBeLessThan(40)
})
