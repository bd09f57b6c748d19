import { expect, test } from 'vitest'
import { day } from '#platform/clock'
import { dueReminder } from './reminder-days.ts'

const endsAt = new Date('2026-11-20T20:00:00Z')
const before = (days: number, milliseconds = 0) => new Date(endsAt.getTime() - days * day + milliseconds)

test.each([
  ['fourteen days before the end', before(14), 14],
  ['just over three days before', before(3, -1), 14],
  ['three days before', before(3), 3],
  ['just before the end', before(0, -1), 3],
  ['at the end', endsAt, 0],
  ['a day later', before(-1), 0],
])('[LIFE-08] %s', (_, now, days) => {
  expect(dueReminder(endsAt, now)).toBe(days)
})
