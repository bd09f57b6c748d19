import { pino } from 'pino'
import { expect, test } from 'vitest'
import { vancouverDay, vancouverTime, warnOfOldZoneData } from '#platform/clock'
import type { Log } from '#platform/log'

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

function loggedLines(warn: (log: Log) => void): string[] {
  const lines: string[] = []
  warn(pino({ level: 'info' }, { write: (line: string) => lines.push(line) }))
  return lines
}

test('a machine whose zone data is older than March 2026 is warned of in one log line, any other is not', () => {
  expect(loggedLines((log) => warnOfOldZoneData(log, -7))).toEqual([])
  const [line, ...more] = loggedLines((log) => warnOfOldZoneData(log, -8))
  expect(more).toEqual([])
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 40,
    vancouver_hours: -8,
    msg: expect.stringContaining('March 2026'),
  })
})
