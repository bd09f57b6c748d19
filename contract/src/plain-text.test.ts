import { expect, test } from 'vitest'
import { oneLine, plainText } from './plain-text.ts'

const directionMarks = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069']

test.each([...directionMarks, '\0', '\x1b', '\x7f', '\u0085'])(
  '%j is removed, from one line and from several',
  (mark) => {
    expect(plainText(`a${mark}b\n\tc`)).toBe('ab\n\tc')
    expect(oneLine(` a${mark}b `)).toBe('ab')
  },
)

test('line breaks and tabs stay in a text and become blanks in a line', () => {
  expect(plainText('a\r\nb\tc')).toBe('a\nb\tc')
  expect(oneLine('a\r\n b\u2028c\td\u00a0e')).toBe('a b c d e')
})

test('words that are written from the right stay as they are', () => {
  expect(oneLine('كرسي متحرك\u200f')).toBe('كرسي متحرك\u200f')
})
