import { beforeEach, expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const refusal = () => new Error('too much waits')
const staying = new AbortController().signal

let queue: FairQueue
/** Work in the order in which it started: its name, and how to end it. */
let started: { name: string; end: (how?: Error) => void }[]

beforeEach(() => {
  queue = new FairQueue({ concurrency: 2, maxWaitingPerPerson: 3, maxWaitingPeople: 3, refusal })
  started = []
})

type Options = { atOnce?: number; signal?: AbortSignal }

/** Queues work of a person that runs until the test ends it. */
function enqueue(name: string, { atOnce = 2, signal = staying }: Options = {}): Promise<string> {
  const personId = name.charCodeAt(0)
  return queue.run({ personId, concurrency: atOnce, signal }, () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    started.push({ name, end: (how) => (how ? reject(how) : resolve(name)) })
    return promise
  })
}

const names = () => started.map(({ name }) => name)

/** Waits until everything that may start has started. */
const settled = () => new Promise(setImmediate)

/** Ends the work that started as the `place`th. */
async function end(place: number, how?: Error) {
  await settled()
  started[place]?.end(how)
  await settled()
}

test('people take turns: who comes later is served before the rest of who came first', async () => {
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => enqueue(name))
  await settled()
  expect(names()).toEqual(['a1', 'a2'])
  for (let place = 0; place < all.length; place++) await end(place)
  expect(names()).toEqual(['a1', 'a2', 'b1', 'a3', 'c1', 'b2', 'a4'])
  expect(await Promise.all(all)).toHaveLength(7)
})

test('one person’s work begins in the order of its requests, whatever happened to the work before it', async () => {
  const all = Promise.allSettled(['a1', 'a2', 'a3', 'a4'].map((name) => enqueue(name)))
  await end(0)
  await end(1, new Error('no photo'))
  expect(names()).toEqual(['a1', 'a2', 'a3', 'a4'])
  await end(2)
  await end(3)
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
})

test('a person with a concurrency of one waits with the next, and blocks nobody else', async () => {
  void enqueue('a1', { atOnce: 1 })
  void enqueue('a2', { atOnce: 1 })
  void enqueue('b1')
  await settled()
  expect(names()).toEqual(['a1', 'b1'])
  await end(1)
  expect(names()).toEqual(['a1', 'b1'])
  await end(0)
  expect(names()).toEqual(['a1', 'b1', 'a2'])
})

test('whoever leaves the queue frees their place and is never served', async () => {
  const leaving = new AbortController()
  void enqueue('a1')
  void enqueue('a2')
  const waiting = enqueue('a3', { signal: leaving.signal })
  void enqueue('a4')
  leaving.abort()
  await expect(waiting).rejects.toThrow('too much waits')
  await end(0)
  await end(1)
  expect(names()).toEqual(['a1', 'a2', 'a4'])
  await expect(enqueue('a5', { signal: leaving.signal })).rejects.toThrow('too much waits')
})

test('whoever was served or has left takes no place of those who wait', async () => {
  const leaving = new AbortController()
  for (const name of ['a1', 'b1', 'c1', 'd1']) void enqueue(name)
  const left = enqueue('e1', { signal: leaving.signal })
  leaving.abort()
  await expect(left).rejects.toThrow('too much waits')
  await end(0)
  await end(1)
  const waiting = ['f1', 'g1', 'h1'].map((name) => enqueue(name))
  const ended = Promise.all(waiting)
  for (let place = 2; place < 7; place++) await end(place)
  expect(await ended).toEqual(['f1', 'g1', 'h1'])
  expect(names()).toEqual(['a1', 'b1', 'c1', 'd1', 'f1', 'g1', 'h1'])
})

test('one person fills their own part of the queue alone; too many people are refused', async () => {
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void enqueue(name)
  await expect(enqueue('a6')).rejects.toThrow('too much waits')
  const other = enqueue('b1')
  void enqueue('c1')
  await expect(enqueue('d1')).rejects.toThrow('too much waits')
  await end(0)
  await end(2)
  expect(await other).toBe('b1')
  expect(names()).toEqual(['a1', 'a2', 'b1', 'c1'])
})
