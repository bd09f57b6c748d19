import { expect, onTestFinished, test, vi } from 'vitest'
import { looksSame, normalizeLookAlikes, readText, wordsAmong, wordsIn } from './find-words.ts'

/** Each row has terms of its own: one that was looked for is remembered. */
test.each([
  ['a bank\n\tdraft', 'bank draft', true],
  ['a bank-draft', 'bank draft', true],
  ['a bankdraft', 'bank draft', false],
  ['a money order', 'money-order', true],
  ['a money- order', 'money-order', true],
  ['a moneyorder', 'money-order', false],
  ['salt -- pepper', 'salt - pepper', true],
  ['salt and pepper', 'salt - pepper', false],
  ['two prepaid cards', 'prepaid card', true],
  ['two prepaid card5', 'prepaid card', true],
  ['a prepaid cardboard', 'prepaid card', false],
  ['a unprepaid card', 'prepaid card', false],
  ['at b1t.ly', 'bit.ly', true],
  ['at bitxly', 'bit.ly', false],
  ['c4$h @pp', 'cash app', true],
  ['“zelle”', 'zelle', true],
  ['zeIIe', 'zelle', true],
  ['vеnmо', 'venmo', true],
  ['vénmö', 'venmo', true],
  ['ven\u00admo', 'venmo', true],
  ['ven mo', 'venmo', false],
])('in “%s” is “%s”: %s', (text, term, isFound) => {
  expect(wordsIn(text, [term])).toEqual(isFound ? [term] : [])
})

test('of several terms those are told that a text has, in the order of the list', () => {
  expect(wordsIn('b and a', ['a', 'b', 'c'])).toEqual(['a', 'b'])
  expect(wordsIn('', ['a'])).toEqual([])
})

test.each([
  ['Rosa', 'ROSA', true],
  ['Rosa', 'Rоsа', true],
  ['Zoë', 'zoe', true],
  ['Rosa', 'Rosi', false],
  ['', 'a', false],
])('the names “%s” and “%s” look the same: %s', (one, other, isSame) => {
  expect(looksSame(one, other)).toBe(isSame)
})

test('a text is compared as it is seen at a glance', () => {
  expect(normalizeLookAlikes('Ηеllo\u200b, ＷＯＲＬＤ')).toBe('hello, world')
})

test('a term is remembered until two thousand others were looked for', () => {
  // Words of this test alone: what others looked for in this process is remembered, too.
  const own = crypto.randomUUID()
  const text = readText('a deposit')
  const read = vi.spyOn(String.prototype, 'normalize')
  onTestFinished(() => read.mockRestore())
  const timesReadIn = (words: string[]) => {
    read.mockClear()
    wordsAmong(text, words)
    return read.mock.calls.length
  }
  expect([timesReadIn([own]), timesReadIn([own])]).toEqual([1, 0])
  expect(timesReadIn(Array.from({ length: 2_000 }, (_, at) => `${own} ${at}`))).toBe(2_000)
  expect(timesReadIn([own])).toBe(1)
})

test('a term with many blanks and hyphens takes no time on a text with as many', () => {
  // As a pattern with a repeat for each of them it took minutes, and longer than the age of the world for these.
  const text = `zz${' '.repeat(5_000)}${'- '.repeat(5_000)}`
  expect(wordsIn(text, [`zz ${'- '.repeat(25)}q`])).toEqual([])
  expect(wordsIn(`${text}q`, [`zz ${'- '.repeat(25)}q`])).toHaveLength(1)
})
