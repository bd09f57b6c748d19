import { decisionMessageError, otherReason, reportReasons } from '@reable/contract/moderation/rules'
import { expect, test } from 'vitest'
import { gradeOf } from '../../testing-reading-grade.ts'
import { suggestedSentences, withSentence } from './suggested-sentences.ts'

const toHide = suggestedSentences('keep', false, [])
const all = [...toHide, ...suggestedSentences('release', true, []), ...suggestedSentences('release', false, [])]

test('each of the nine reasons has a suggested sentence, and all of them can be sent as they are', () => {
  expect(toHide.map(({ about }) => about)).toEqual([...reportReasons, otherReason])
  for (const { text } of all) expect(decisionMessageError('keep', text)).toBeUndefined()
})

test.each(all)('a reader of grade 6 follows “$label”, which says what comes next', ({ text }) => {
  expect(gradeOf(text)).toBeLessThanOrEqual(6)
  for (const sentence of text.split(/[.?!]\s/)) expect(sentence.split(' ').length).toBeLessThanOrEqual(20)
})

test.each(toHide)('who reads why theirs is hidden, “$label”, learns what they can do', ({ text }) => {
  expect(text).toMatch(/please|Write to us/i)
})

test('what was reported comes first, the most frequent before all others', () => {
  const words = suggestedSentences('keep', true, ['scam', 'duplicate']).map(({ about }) => about)
  expect(words.slice(0, 3)).toEqual(['scam', 'duplicate', 'item sold'])
  expect(words).toHaveLength(9)
})

const afterInserting = (typed: string, text: string) => {
  const { start, end, inserted } = withSentence(typed, text, toHide)
  return typed.slice(0, start) + inserted + typed.slice(end)
}

test('a sentence takes the place of nothing and of another one, and is added to words of one’s own', () => {
  const [one, other] = toHide.map(({ text }) => text)
  expect(afterInserting(' ', one ?? '')).toBe(one)
  expect(afterInserting(one ?? '', other ?? '')).toBe(other)
  expect(afterInserting('Dear Rosa,', one ?? '')).toBe(`Dear Rosa,\n${one}`)
  expect(afterInserting(`Dear Rosa,\n${one}`, one ?? '')).toBe(`Dear Rosa,\n${one}`)
})
