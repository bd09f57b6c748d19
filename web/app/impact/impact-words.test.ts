import { expect, test } from 'vitest'
import { gradeOf } from '../testing-reading-grade.ts'
import * as words from './impact-words.ts'
import type { Impact } from './load-impact.ts'

const impact = (amount: number): Impact => ({
  since: 'March 2026',
  handed_over: { things: amount, found_here: amount },
  kinds: [],
  places: [],
  months: [],
  waits: [{ name: 'within_week', things: amount }],
  after: { fits: { said: amount, yes: amount }, as_described: amount > 1 ? { said: amount, yes: 0 } : null },
  messages: { asked: amount, answered: amount, answered_in_a_day: amount },
  money: { things: amount, dollars_saved: amount * 100 },
  carbon: { kilograms: amount * 9, walking_aids: amount, other_kilograms: amount },
  missed: [],
  missed_others: amount,
})

/** Every sentence of the page, with its numbers. */
const textsOf = (one: Impact) => [
  ...[words.impactLead, words.nothingYet, words.carbonNote, words.missedNote, words.numbersText],
  ...[words.handedOverText, words.waitText, words.answersText, words.moneyText, words.carbonText, words.missedText].map(
    (text) => text(one),
  ),
  words.afterText(one) ?? '',
]

test.each([0, 1, 7, 1234])('a reader of grade 7 follows every sentence, of %i things', (amount) => {
  const hard = textsOf(impact(amount))
    .map((text) => ({ text, grade: gradeOf(text.replace(/[\d,.]*\d/g, 'ten').replaceAll('CO₂e', 'gas')) }))
    .filter(({ grade }) => !(grade <= 7))
  expect(hard).toEqual([])
})

test('one is said as one, and what is estimated as about so much', () => {
  const text = textsOf(impact(1)).join(' ')
  expect(text).toContain('Since March 2026, 1 thing was sold or given away. 1 of them found a new home')
  expect(text).not.toMatch(/\b1 (things|walking aids|searches|times)\b/)
  expect(words.carbonText(impact(137))).toContain('saved about 1,200 kg')
  expect(words.moneyText(impact(137))).toContain('about $14,000 less')
})

test('what nobody asked for, looked for or priced is said so', () => {
  expect(words.answersText(impact(0))).toBe('No one has asked about a listing yet.')
  expect(words.moneyText(impact(0))).toBe('No seller has told us yet what a thing cost when it was new.')
  expect(words.missedText(impact(0))).toBe('So far, people found something each time they looked.')
  expect(words.missedText({ ...impact(1), missed: [{ name: 'Cane', size: null, searches: 5 }] })).toContain(
    '1 more search was for other things.',
  )
})
