import { expect, test } from 'vitest'
import { foundText } from './decided-texts.ts'

test.each([
  [3, {}, '3 listings were decided about.'],
  [1, { q: 'walker' }, '1 listing found for “walker”.'],
  [2, { decision: 'keep' }, '2 listings found, decided as hidden.'],
  [0, { q: 'walker', decision: 'release' }, 'No listing found for “walker”, decided as not hidden.'],
] as const)('%i found by %j: %s', (total, query, words) => {
  expect(foundText(total, { q: '', decision: undefined, page: 1, ...query })).toBe(words)
})
