import { expect, test } from 'vitest'
import { addedWordsError, manyPeopleText, readSignalWords, signalWordsError } from './worry-rules.ts'

const many = (length: number) => Array.from({ length }, (_, at) => `word ${at}`)

test('the words of a signal stand one in a line, each once, in small letters', () => {
  expect(readSignalWords(' Gift   Card \n\nbit.ly\nGIFT CARD')).toEqual(['gift card', 'bit.ly'])
})

test.each([
  [['gift card', 'bit.ly', 'e-transfer', 'ö', '7'], undefined],
  [many(201), 'Use at most 200 lines'],
  [['a', '-gift'], '“-gift” cannot be looked for: use letters, digits, blanks, hyphens and full stops'],
  [['a/b'], '“a/b” cannot be looked for: use letters, digits, blanks, hyphens and full stops'],
])('of the words of a signal: %#', (words, error) => {
  expect(signalWordsError(words)).toBe(error)
  expect(addedWordsError(words)).toBe(error)
})

test.each([
  [0, 'an hour'],
  [1, 'an hour'],
  [2, '2 hours'],
])('who may write to nobody new for %d hours reads “%s”', (hours, words) => {
  expect(manyPeopleText(hours)).toMatch(new RegExp(`please go on in ${words}\\.$`))
})
