import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enforceRate } from './upload-routes.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A sender whose pieces come when the test sends them, and who is silent until then. */
function sender() {
  const asked: ((piece: IteratorResult<Buffer>) => void)[] = []
  let hasHungUp = false
  const bytes: AsyncIterable<Buffer> = {
    [Symbol.asyncIterator]: () => ({
      next: () => new Promise((resolve) => asked.push(resolve)),
      return: async () => {
        hasHungUp = true
        return { done: true, value: undefined }
      },
    }),
  }
  const send = (length: number) => asked.shift()?.({ done: false, value: Buffer.alloc(length) })
  const end = () => asked.shift()?.({ done: true, value: undefined })
  return { bytes, send, end, hasHungUp: () => hasHungUp }
}

const rate = { grace: 5_000, bytesPerSecond: 100, tooSlow: () => new Error('too slow') }
/** So many bytes that came at once, after so long, and until when a sender is waited for, in milliseconds. */
const silences = [
  [0, 0, 5_000],
  [100, 0, 6_000],
  [1_000, 2_000, 15_000],
] as const

test.each(silences)(
  'a sender of %d bytes, after %d ms, may be silent until %d ms, and not longer',
  async (sent, passed, most) => {
    const { bytes, send, hasHungUp } = sender()
    const received = enforceRate(bytes, rate)
    if (sent) {
      const first = received.next()
      await vi.advanceTimersByTimeAsync(passed)
      send(sent)
      expect((await first).value).toHaveLength(sent)
    }
    let isOver = false
    const next = received.next().finally(() => {
      isOver = true
    })
    next.catch(() => {})
    await vi.advanceTimersByTimeAsync(most - 1 - passed)
    expect([isOver, hasHungUp()]).toEqual([false, false])
    await vi.advanceTimersByTimeAsync(1)
    await expect(next).rejects.toThrow('too slow')
    expect([hasHungUp(), vi.getTimerCount()]).toEqual([true, 0])
  },
)

test('whoever goes on sending is never too slow, however long it takes, and what they sent comes as it was', async () => {
  const { bytes, send, end } = sender()
  const lengths: number[] = []
  const receiving = (async () => {
    for await (const piece of enforceRate(bytes, rate)) lengths.push(piece.length)
  })()
  for (let piece = 0; piece < 20; piece++) {
    await vi.advanceTimersByTimeAsync(3_000)
    send(300 + piece)
  }
  await vi.advanceTimersByTimeAsync(3_000)
  end()
  await receiving
  expect([lengths, vi.getTimerCount()]).toEqual([Array.from({ length: 20 }, (_, piece) => 300 + piece), 0])
})
