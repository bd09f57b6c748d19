import { expect, test } from 'vitest'
import { fillPlaceholders, fillWithExamples, unfilledError } from './placeholders.ts'
import { replyTextError } from './rules.ts'

test.each([
  ['Dear {first name}', undefined],
  ['Dear { First  NAME }', undefined],
  ['Dear {surname}', /^“\{surname\}” in the text is no placeholder\. There are: \{first name\}, /],
  ['Dear {constructor}', /^“\{constructor\}” in the text is no placeholder/],
  ['Dear {first name', /^The text has a brace without the other one\. Placeholders are: /],
])('the text “%s” is told: %s', (text, error) => {
  expect(replyTextError(text) ?? '').toMatch(error ?? /^$/)
})

test('what has a value is filled in, and what has none stays in its braces', () => {
  const values = { 'first name': 'Rosa {x}', reason: null }
  const filled = fillPlaceholders('{First name}, {reason}, {our name}, {surname}', values)
  expect(filled).toBe('Rosa (x), {reason}, {our name}, {surname}')
  expect(fillPlaceholders('{constructor} {toString}', values)).toBe('{constructor} {toString}')
  expect(unfilledError(filled)).toBe('“{reason}” is not filled in. Please write what belongs there, or take it out.')
  expect(unfilledError('Dear Rosa')).toBeUndefined()
  expect(fillWithExamples('{first name}: {title of the listing}')).toBe('Rosa: Rollator with a seat')
})
