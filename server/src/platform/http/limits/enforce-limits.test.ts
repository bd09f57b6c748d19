import { expect, test } from 'vitest'
import { refuseOverLimit } from '../api/enforce-limits.ts'

test.each([
  [1, 'a minute'],
  [61, '2 minutes'],
  [90 * 60 + 1, '2 hours'],
])('who has to wait %i seconds is asked to try again in %s', (seconds, time) => {
  expect(() => refuseOverLimit([seconds])).toThrow(
    expect.objectContaining({
      message: `That was too often. Please try again in ${time}.`,
      status: 429,
      retryAfterSeconds: seconds,
    }),
  )
})
