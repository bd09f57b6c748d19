import { beforeEach, expect, test, vi } from 'vitest'
import { checkAhead } from './silent-check.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** Each run of the check has the next number; the runs in `failing` fail. */
function checks({ failing = [] }: { failing?: number[] } = {}) {
  let count = 0
  return checkAhead(async () => {
    count += 1
    return failing.includes(count) ? undefined : `check ${count}`
  })
}

test('[INFO-12] whoever writes longer than a check is valid is not refused for it', async () => {
  const { start, answer } = checks()
  start()
  vi.advanceTimersByTime(11 * 60_000)
  expect(await answer()).toBe('check 2')
})

test('[INFO-12] a check that failed at the first touch is run again when the message is sent', async () => {
  const { start, answer } = checks({ failing: [1] })
  start()
  expect(await answer()).toBe('check 2')
})
