import { expect, test } from 'vitest'
import {
  addedWordsError,
  manyPeopleText,
  pendingFrom,
  readSignalWords,
  signalNameError,
  signalWarningError,
  signalWordsError,
  warnedFrom,
  weightLimit,
} from './worry-rules.ts'

const many = (length: number) => Array.from({ length }, (_, at) => `word ${at}`)

test('the words of a signal stand one in a line, each once, in small letters', () => {
  expect(readSignalWords(' Gift   Card \n\nbit.ly\nGIFT CARD')).toEqual(['gift card', 'bit.ly'])
})

test.each([
  [['gift card', 'bit.ly', 'e-transfer', 'ö', '7'], undefined],
  [many(200), undefined],
  [many(201), 'Use at most 200 lines'],
  [['𠮷'.repeat(60)], undefined],
  [['a', '𠮷'.repeat(61)], 'Use at most 60 characters in a line'],
  [['a', '-gift'], '“-gift” cannot be looked for: use letters, digits, blanks, hyphens and full stops'],
  [['gift.'], '“gift.” cannot be looked for: use letters, digits, blanks, hyphens and full stops'],
  [['a/b'], '“a/b” cannot be looked for: use letters, digits, blanks, hyphens and full stops'],
])('of the words of a signal: %#', (words, error) => {
  expect(signalWordsError(words)).toBe(error)
  expect(addedWordsError(words)).toBe(error)
})

test('a signal that is added has words', () => {
  expect([signalWordsError([]), addedWordsError([])]).toEqual([undefined, 'Please give at least one word to look for'])
})

test.each([
  [0, 'an hour'],
  [1, 'an hour'],
  [2, '2 hours'],
])('who may write to nobody new for %d hours reads “%s”', (hours, words) => {
  expect(manyPeopleText(hours)).toMatch(new RegExp(`please go on in ${words}\\.$`))
})

test('a signal has a name, of 80 characters at most, and its warning has 300 at most', () => {
  expect([signalNameError(' \u200b'), signalNameError('𠮷'.repeat(80)), signalNameError('x'.repeat(81))]).toEqual([
    ...['Please give it a name', undefined, 'Use at most 80 characters for the name'],
  ])
  expect([signalWarningError(''), signalWarningError('𠮷'.repeat(300)), signalWarningError('x'.repeat(301))]).toEqual([
    ...[undefined, undefined, 'Use at most 300 characters for the warning'],
  ])
})

test('a message is warned of from a sum of 5, and looked at first from 12; a signal weighs 20 at most', () => {
  expect([warnedFrom, pendingFrom, weightLimit]).toEqual([5, 12, 20])
})
