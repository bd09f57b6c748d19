import { expect, test } from 'vitest'
import { decisionWordsError, personReasonsError } from './person-rules.ts'

test('a report about somebody has a reason, or words that say something', () => {
  const nothing = 'Please choose a reason, or tell us what is wrong'
  expect(personReasonsError([], ' \u200b')).toBe(nothing)
  expect(personReasonsError(['They do not stop writing'], '')).toBeUndefined()
  expect(personReasonsError([], 'They shout')).toBeUndefined()
})

test('no words with a placeholder left in them go to somebody', () => {
  expect(decisionWordsError('Dear {first name}')).toContain('“{first name}” is not filled in')
})
