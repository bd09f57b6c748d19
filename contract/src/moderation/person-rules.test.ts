import { expect, test } from 'vitest'
import { decisionWordsError, personReasonsError, personWordsError, shownMessagesLimit } from './person-rules.ts'

test('a report about somebody has a reason, or words that say something', () => {
  const nothing = 'Please choose a reason, or tell us what is wrong'
  expect(personReasonsError([], ' \u200b')).toBe(nothing)
  expect(personReasonsError(['They do not stop writing'], '')).toBeUndefined()
  expect(personReasonsError([], 'They shout')).toBeUndefined()
})

test('no words with a placeholder left in them go to somebody', () => {
  expect(decisionWordsError('Dear {first name}')).toContain('“{first name}” is not filled in')
})

test('own words of a report have 1,000 characters at most, and words to the person 500', () => {
  expect(personWordsError(` ${'🙂'.repeat(1000)} `)).toBeUndefined()
  expect(personWordsError('x'.repeat(1001))).toBe('Use at most 1,000 characters for your own words')
  expect(decisionWordsError('🙂'.repeat(500))).toBeUndefined()
  expect(decisionWordsError('x'.repeat(501))).toBe('Use at most 500 characters for the person')
})

test('of a conversation that was reported the last 50 messages are shown', () => {
  expect(shownMessagesLimit).toBe(50)
})
