import { expect, test } from 'vitest'
import { dateOf, dayLabel, instantOf, timeOf, whenLabel } from './when.ts'

test.each([
  ['2026-11-28T21:30:00Z', 'Saturday, 28 November at 2:30\u00a0p.m.', '2026-11-28', '14:30'],
  ['2026-11-28T07:00:00Z', 'Saturday, 28 November at 12:00\u00a0a.m.', '2026-11-28', '00:00'],
  ['2026-11-28T06:59:00Z', 'Friday, 27 November at 11:59\u00a0p.m.', '2026-11-27', '23:59'],
  ['2026-11-28T19:05:00Z', 'Saturday, 28 November at 12:05\u00a0p.m.', '2026-11-28', '12:05'],
  ['2027-07-01T20:00:00Z', 'Thursday, 1 July at 1:00\u00a0p.m.', '2027-07-01', '13:00'],
])('%s reads “%s” by the clocks of Vancouver', (instant, label, date, time) => {
  expect(whenLabel(instant)).toBe(label)
  expect(dayLabel(new Date(instant))).toBe(label.split(' at ')[0])
  expect([dateOf(instant), timeOf(instant)]).toEqual([date, time])
  expect(instantOf(date, time)).toEqual(new Date(instant))
})

test.each([
  ['2026-02-30', '10:00'],
  ['', '10:00'],
  ['2026-11-28', '24:00'],
])('“%s” at “%s” is no moment', (date, time) => {
  expect(instantOf(date, time)).toBeUndefined()
})
