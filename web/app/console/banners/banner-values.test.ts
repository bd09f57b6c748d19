import { expect, test } from 'vitest'
import { bannerRules, timesOf, valuesOfBanner } from './banner-values.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const values = {
  ...valuesOfBanner(undefined, now),
  content: 'Closed on Monday',
  ends: 'set',
  end_day: '2026-11-21',
  end_time: '09:30',
}

test('days and times are Vancouver’s, seven hours behind UTC in winter as in summer', () => {
  expect(valuesOfBanner(undefined, now)).toMatchObject({ start_day: '2026-11-20', start_time: '05:00', ends: 'open' })
  expect(timesOf(values, now)).toEqual({
    starts_at_utc: '2026-11-20T12:00:00.000Z',
    ends_at_utc: '2026-11-21T16:30:00.000Z',
  })
  const july = { ...values, start_day: '2026-07-01', start_time: '23:00' }
  expect(timesOf(july, now).starts_at_utc).toBe('2026-07-02T06:00:00.000Z')
})

test('an end must come after the beginning, and needs its day and its time', () => {
  expect(bannerRules.end_day('2026-11-19', values)).toBe('Last day: please choose an end after the beginning')
  expect(bannerRules.end_day('', values)).toBe('Last day: please choose a day')
  expect(bannerRules.end_time('', values)).toBe('Until what time: please choose a time, such as 17:00')
  expect(bannerRules.end_day('', { ...values, ends: 'open' })).toBeUndefined()
})
