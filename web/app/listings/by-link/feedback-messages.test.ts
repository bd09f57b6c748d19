import { expect, test } from 'vitest'
import { dayLabel, feedbackMessage } from './feedback-messages.ts'

test('[LINK-01] the feedback that a link gave is put in words, for each option', () => {
  expect(feedbackMessage('Blue rollator', 'exchanged')).toBe('“Blue rollator” was sold or donated through Reable.')
  expect(feedbackMessage('Blue rollator', 'exchanged_elsewhere')).toMatch(/ was sold or donated elsewhere\.$/)
  expect(feedbackMessage('Blue rollator', 'not_exchanged')).toMatch(/ is no longer on offer\.$/)
})

test('the day is Vancouver’s, which in winter too is seven hours behind', () => {
  expect(dayLabel('2026-12-18T06:59:00Z')).toBe('Thursday, 17 December')
  expect(dayLabel('2026-12-18T07:00:00Z')).toBe('Friday, 18 December')
})
