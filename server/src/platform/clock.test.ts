import { expect, test } from 'vitest'
import { vancouverDay, vancouverTime } from '#platform/clock'

const at = (text: string) => new Date(text)

test('Vancouver’s time is UTC-7 in winter and in summer', () => {
  expect(vancouverTime(at('2027-01-15T20:00:00Z'))).toBe('2027-01-15T13:00:00.000-07:00')
  expect(vancouverTime(at('2027-07-15T20:00:00Z'))).toBe('2027-07-15T13:00:00.000-07:00')
})

test('a day is Vancouver’s, whatever day it is in UTC or on this machine, with the year when it is another', () => {
  const now = at('2026-12-18T20:00:00Z')
  expect(vancouverDay(at('2026-12-19T06:59:59Z'), now)).toBe('Friday, 18 December')
  expect(vancouverDay(at('2026-12-19T07:00:00Z'), now)).toBe('Saturday, 19 December')
  expect(vancouverDay(at('2027-01-01T06:59:59Z'), now)).toBe('Thursday, 31 December')
  expect(vancouverDay(at('2027-01-01T07:00:00Z'), now)).toBe('Friday, 1 January 2027')
})
