import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endMailThread, readMailInThread } from './read-mail-in-thread.ts'

/** The threads that have begun, in their order. */
let threads: Worker[] = []
const count = (message: unknown) => threads.push((message as { worker: Worker }).worker)

beforeEach(() => {
  threads = []
  subscribe('worker_threads', count)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  unsubscribe('worker_threads', count)
  await endMailThread()
})

const read = async (words: string) => (await readMailInThread(Buffer.from(`From: a@b.example\r\n\r\n${words}`))).text

/** Resolves once a mail that was just given is with its thread, long before that has begun. */
async function given(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await undefined
}

const hasEnded = (thread: Worker | undefined) =>
  new Promise<boolean>((resolve) => {
    if (thread?.threadId === -1) resolve(true)
    else thread?.once('exit', () => resolve(true))
  })

test('a mail that takes five seconds to read is given up with its thread, and the next one is read by another', async () => {
  await read('One')
  let failure = ''
  const reading = read('Slow').catch((error: Error) => {
    failure = error.message
  })
  await given()
  vi.advanceTimersByTime(4_999)
  await given()
  expect(failure).toBe('')
  vi.advanceTimersByTime(1)
  await reading
  expect(failure).toBe('takes too long to read')
  expect([await hasEnded(threads[0]), await read('Next'), threads.length]).toEqual([true, 'Next\n', 2])
})

test('a thread that has not started within half a minute is given up', async () => {
  const failing = expect(read('Waits')).rejects.toThrow('takes too long to read')
  await given()
  vi.advanceTimersByTime(30_000)
  await failing
})

test('mails are read one after the other by one thread, which ends half a minute after the last of them', async () => {
  expect(await Promise.all([read('One'), read('Two')])).toEqual(['One\n', 'Two\n'])
  vi.advanceTimersByTime(29_999)
  expect(await read('Three')).toBe('Three\n')
  vi.advanceTimersByTime(29_999)
  expect([await read('Four'), threads.length]).toEqual(['Four\n', 1])
  const [thread] = threads
  expect(['message', 'exit'].map((event) => thread?.listenerCount(event))).toEqual([0, 0])
  vi.advanceTimersByTime(30_000)
  expect([await hasEnded(thread), await read('Five'), threads.length]).toEqual([true, 'Five\n', 2])
})

test('a thread that is ended on purpose is waited for, and the next mail gets another', async () => {
  await read('One')
  const [thread] = threads
  await endMailThread()
  expect(thread?.threadId).toBe(-1)
  await endMailThread()
  expect([await read('Two'), threads.length]).toEqual(['Two\n', 2])
})

test('a thread that ends in the middle of a mail is said to, and one that fails for want of memory', async () => {
  const reading = read('Cut')
  await given()
  threads[0]?.emit('exit', 1)
  await expect(reading).rejects.toThrow('ended in the middle')
  const failing = read('Large')
  await given()
  threads[1]?.emit('error', new Error('out of memory'))
  await expect(failing).rejects.toThrow('takes too much memory to read')
  threads[1]?.emit('error', new Error('out of memory, too late'))
  expect([await read('Next'), threads.length]).toEqual(['Next\n', 3])
})
