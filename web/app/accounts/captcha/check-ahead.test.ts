import { beforeEach, expect, test, vi } from 'vitest'
import { checkAhead } from './check-ahead.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** Each time it is worked on it has another number; the times in `failing` it comes to nothing. */
function checks({ failing = [] }: { failing?: number[] } = {}) {
  let count = 0
  return checkAhead(async () => {
    count += 1
    return failing.includes(count) ? undefined : `check ${count}`
  })
}

test('[INFO-12] the check that was begun at the first touch is the one that goes; each goes once', async () => {
  const { begin, answer } = checks()
  begin()
  begin()
  vi.advanceTimersByTime(7 * 60_000)
  expect(await answer()).toBe('check 1')
  expect(await answer()).toBe('check 2')
})

test('[INFO-12] whoever writes longer than a check counts is not refused for it', async () => {
  const { begin, answer } = checks()
  begin()
  vi.advanceTimersByTime(11 * 60_000)
  expect(await answer()).toBe('check 2')
})

test('[INFO-12] a check that came to nothing at the first touch is worked on again when the message goes', async () => {
  const { begin, answer } = checks({ failing: [1] })
  begin()
  expect(await answer()).toBe('check 2')
})

test('[INFO-12] where none can be had it says so, and does not try for ever', async () => {
  const { answer } = checks({ failing: [1, 2, 3] })
  expect(await answer()).toBeUndefined()
})
