import { expect, test } from 'vitest'
import { wordsIn } from './find-words.ts'

/** Each row has terms of its own: one that was looked for is remembered. */
test.each([
  ['a bank\n\tdraft', 'bank draft', true],
  ['a bankdraft', 'bank draft', false],
  ['a money order', 'money-order', true],
  ['two prepaid cards', 'prepaid card', true],
  ['a prepaid cardboard', 'prepaid card', false],
  ['a unprepaid card', 'prepaid card', false],
  ['at b1t.ly', 'bit.ly', true],
  ['c4$h @pp', 'cash app', true],
  ['zeIIe', 'zelle', true],
  ['vеnmо', 'venmo', true],
  ['ven\u00admo', 'venmo', true],
  ['ven mo', 'venmo', false],
])('in “%s” is “%s”: %s', (text, term, isFound) => {
  expect(wordsIn(text, [term])).toEqual(isFound ? [term] : [])
})

test('a term with many blanks and hyphens takes no time on a text with as many', () => {
  // As a pattern with a repeat for each of them it took minutes, and longer than the age of the world for these.
  const text = `zz${' '.repeat(5_000)}${'- '.repeat(5_000)}`
  expect(wordsIn(text, [`zz ${'- '.repeat(25)}q`])).toEqual([])
  expect(wordsIn(`${text}q`, [`zz ${'- '.repeat(25)}q`])).toHaveLength(1)
})
