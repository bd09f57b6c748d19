import { expect, test } from 'vitest'
import { withDigits } from './number-words.ts'

test.each([
  ['eighteen inches', '18 inches'],
  ['twenty-two', '22'],
  ['twenty two', '22'],
  ['thirty', '30'],
  ['hundred', '100'],
  ['a hundred and six', '106'],
  ['three hundred forty-five', '345'],
  ['eighteen and a half', '18 1/2'],
  ['18 and three quarters', '18 3/4'],
  ['one quarter', '1/4'],
  ['half of an inch', '1/2 inch'],
  ['zero', '0'],
])('“%s” is written “%s” with digits', (text, digits) => {
  expect(withDigits(text).replace(/\s+/g, ' ')).toBe(digits)
})

test.each([
  // No number goes by two words of ones.
  'two two',
  'ten three',
  'two hundred two two',
  'twenty eleven',
  'eighteenth',
  // Nothing is written out in a text without a word.
  ' 18 in ',
  '18 a m',
])('“%s” stays as it is', (text) => {
  expect(withDigits(text)).toBe(text)
})
