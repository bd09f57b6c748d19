import { expect, test } from 'vitest'
import { decidedLatelyText, foundText } from './decided-texts.ts'

test.each([
  [1, {}, '1 listing was decided about.'],
  [3, {}, '3 listings were decided about.'],
  [1, { q: 'walker' }, '1 listing found for “walker”.'],
  [2, { decision: 'keep' }, '2 listings found, decided as hidden.'],
  [0, { q: 'walker', decision: 'release' }, 'No listing found for “walker”, decided as not hidden.'],
] as const)('%i found by %j: %s', (total, query, words) => {
  expect(foundText(total, { q: '', decision: undefined, page: 1, ...query })).toBe(words)
})

test('an empty page says how many were decided lately', () => {
  expect(decidedLatelyText(0)).toBe('Nothing was decided in the last 30 days.')
  expect(decidedLatelyText(1)).toBe('1 listing was decided about in the last 30 days.')
  expect(decidedLatelyText(12)).toBe('12 listings were decided about in the last 30 days.')
})
