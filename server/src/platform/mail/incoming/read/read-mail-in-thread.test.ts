import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { endMailThread, readMailInThread } from './read-mail-in-thread.ts'

afterAll(endMailThread)

const read = async (words: string) => (await readMailInThread(Buffer.from(`From: a@b.example\r\n\r\n${words}`))).text

test('a mail that takes five seconds to read is given up with its thread, and the next one is read by another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await read('One')
  const slow = expect(read('Slow')).rejects.toThrow('takes too long to read')
  // Until it is with its thread, long before that has begun.
  for (let turn = 0; turn < 10; turn++) await undefined
  vi.advanceTimersByTime(5_000)
  await slow
  expect(await read('Next')).toBe('Next\n')
})
