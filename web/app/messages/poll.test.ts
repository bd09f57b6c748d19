import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Found, type Page, Poll } from './poll.ts'

class FakePage extends EventTarget {
  hidden = false
  turn(hidden: boolean) {
    this.hidden = hidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A poll that is answered in this way, with the moments at which it asked, in seconds. */
function polling(answer: () => Found) {
  const page = new FakePage()
  const asked: string[] = []
  const began = Date.now()
  const ask = async (isReturn: boolean) => {
    asked.push(`${isReturn ? 'back at ' : ''}${(Date.now() - began) / 1_000}`)
    return answer()
  }
  const poll = new Poll(ask, page as unknown as Page)
  poll.start()
  return { page, poll, asked }
}

test('a hidden page asks for nothing, and at once when it is seen again', async () => {
  const { page, asked, poll } = polling(() => 'nothing')
  page.turn(true)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(asked).toEqual([])
  page.turn(false)
  expect(asked).toEqual(['back at 3600'])
  await vi.advanceTimersByTimeAsync(6_000)
  expect(asked).toEqual(['back at 3600', '3606'])
  poll.stop()
})

test('a failure is waited out like silence, and a conversation that is no longer there is not asked for again', async () => {
  let found: Found = 'failed'
  const { asked } = polling(() => found)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toEqual(['4', '10'])
  found = 'over'
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveLength(3)
})
