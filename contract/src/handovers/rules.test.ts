import { expect, test } from 'vitest'
import { meetingErrors } from './rules.ts'

/** A quarter past one in the afternoon of 20 November in Vancouver. */
const now = new Date('2026-11-20T20:15:00Z')

const passed = 'Time: this has passed. It is 13:15 in Vancouver now. Choose a later time'
const far = 'Day: choose a day within the next 90 days'

test.each([
  ['2026-11-19', '23:59', { date: 'Day: this day has passed. Choose today or a later day' }],
  ['2026-11-20', '13:14', { time: passed }],
  ['2026-11-20', '13:16', {}],
  ['2027-02-18', '13:16', { date: far }],
  ['', '', { date: 'Day: choose a day, such as 28 November', time: 'Time: choose a time, such as 2:30 p.m.' }],
])('a meeting on %s at %s is told: %j', (date, time, errors) => {
  expect(meetingErrors({ date, time, place: 'Main Library' }, now)).toStrictEqual(errors)
})

test('a place by which people are cheated is refused as a message is', () => {
  const { place } = meetingErrors({ date: '2026-11-28', time: '14:00', place: 'Western Union, Main St' }, now)
  expect(place).toContain('is how people are cheated')
})
