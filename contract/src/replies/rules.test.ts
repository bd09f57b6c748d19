import { expect, test } from 'vitest'
import { fillPlaceholders, fillWithExamples, unfilledError } from './placeholders.ts'
import { placeholdersFor, replyFitError, replyTextError, replyUseOf } from './rules.ts'

test.each([
  ['listing', 'keep', true, 'listing_hidden'],
  ['listing', 'release', true, 'listing_released'],
  ['listing', 'release', false, 'listing_left'],
  ['message', 'return', false, 'message_returned'],
  ['message', 'deliver', false, undefined],
  ['person', 'pause', false, 'person_paused'],
  ['person', 'lift_ban', false, 'restriction_lifted'],
  ['person', 'leave_mute', false, 'restriction_left'],
] as const)(
  'of a %s the decision %s, suspended: %s, offers the replies for %s',
  (subject, decision, suspended, use) => {
    expect(replyUseOf(subject, decision, suspended)).toBe(use)
  },
)

test('a placeholder has a value in every use of its reply', () => {
  const always = ['first name', 'our name', 'our address']
  expect(placeholdersFor(['listing_hidden'])).toEqual([...always, 'title of the listing', 'reason'])
  expect(placeholdersFor(['listing_hidden', 'message_returned'])).toEqual([...always, 'title of the listing'])
  expect(replyFitError('Dear {first name}, {title of the listing}', ['listing_hidden', 'message_returned'])).toBe(
    undefined,
  )
  expect(replyFitError('{first name}: {Reason}', ['listing_hidden', 'message_returned', 'person_restricted'])).toBe(
    'The text has “{reason}”, which has no value when this happens: A message is returned.',
  )
})

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
