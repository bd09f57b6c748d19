import { expect, test } from 'vitest'
import { endsLabel } from './ends-label.ts'

const now = new Date('2026-12-18T20:00:00Z')
const listing = { active: true, last_feedback: null, feedback_at: null, expires_at: now }

test.each([
  ['2026-12-19T06:59:59Z', 'Ends today, on Friday, 18 December'],
  ['2026-12-19T07:00:00Z', 'Ends tomorrow, on Saturday, 19 December'],
  ['2026-12-30T20:00:00Z', 'Ends in 12 days, on Wednesday, 30 December'],
  ['2027-01-01T06:59:00Z', 'Ends in 13 days, on Thursday, 31 December'],
  ['2027-01-01T07:00:00Z', 'Ends in 14 days, on Friday, 1 January 2027'],
])('what ends at %s: %s', (end, words) => {
  expect(endsLabel({ ...listing, expires_at: new Date(end) }, now)).toBe(words)
})

test('what has ended, was withdrawn or sold says so', () => {
  const past = new Date('2025-06-01T20:00:00Z')
  expect(endsLabel({ ...listing, active: false, expires_at: past }, now)).toBe('Ended on Sunday, 1 June 2025')
  expect(endsLabel(listing, now)).toBe('Ended on Friday, 18 December')
  expect(endsLabel({ ...listing, active: false, expires_at: new Date('2027-01-01') }, now)).toBe('Taken off the list')
  expect(endsLabel({ ...listing, last_feedback: 'exchanged' }, now)).toBe('Sold or donated')
  const sold = { ...listing, last_feedback: 'exchanged', feedback_at: past }
  expect(endsLabel(sold, now)).toBe('Sold or donated on Sunday, 1 June 2025')
})
