import { expect, test } from 'vitest'
import { refuseOverLimit } from '../api/enforce-limits.ts'

test.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [90 * 60, '90 minutes'],
  [90 * 60 + 1, '2 hours'],
  [2 * 3600, '2 hours'],
  [2 * 3600 + 1, '3 hours'],
])('who has to wait %i seconds is asked to try again in %s', (seconds, time) => {
  expect(() => refuseOverLimit([seconds])).toThrow(
    expect.objectContaining({
      message: `That was too often. Please try again in ${time}.`,
      status: 429,
      retryAfterSeconds: seconds,
    }),
  )
})

test('of several limits the longest wait is said, and within all of them nothing is refused', () => {
  expect(() => refuseOverLimit([undefined, 30, 3600, 60], (time) => `Not for ${time}.`)).toThrow('Not for 60 minutes.')
  expect(() => refuseOverLimit([undefined, undefined])).not.toThrow()
  expect(() => refuseOverLimit([])).not.toThrow()
})
