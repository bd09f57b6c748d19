import { beforeEach, expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const refusal = () => new Error('too much waits')
const staying = new AbortController().signal

let queue: FairQueue
/** Work in the order in which it began: whose it is, and how to end it. */
let begun: { name: string; end: (how?: Error) => void }[]

beforeEach(() => {
  queue = new FairQueue({ atOnce: 2, waitingEach: 3, waitingPeople: 3, refusal })
  begun = []
})

type More = { atOnce?: number; signal?: AbortSignal }

/** Work of a person that goes on until the test ends it. */
function ask(name: string, { atOnce = 2, signal = staying }: More = {}): Promise<string> {
  const personId = name.charCodeAt(0)
  return queue.inTurn({ personId, atOnce, signal }, () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    begun.push({ name, end: (how) => (how ? reject(how) : resolve(name)) })
    return promise
  })
}

const names = () => begun.map(({ name }) => name)

/** Until what may begin has begun. */
const settled = () => new Promise(setImmediate)

/** Ends the work that began as the `place`th. */
async function end(place: number, how?: Error) {
  await settled()
  begun[place]?.end(how)
  await settled()
}

test('people take turns: who comes later is served before the rest of who came first', async () => {
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => ask(name))
  await settled()
  expect(names()).toEqual(['a1', 'a2'])
  for (let place = 0; place < all.length; place++) await end(place)
  expect(names()).toEqual(['a1', 'a2', 'b1', 'a3', 'c1', 'b2', 'a4'])
  expect(await Promise.all(all)).toHaveLength(7)
})

test('one person’s work begins in the order of asking, whatever becomes of what was before', async () => {
  const all = Promise.allSettled(['a1', 'a2', 'a3', 'a4'].map((name) => ask(name)))
  await end(0)
  await end(1, new Error('no photo'))
  expect(names()).toEqual(['a1', 'a2', 'a3', 'a4'])
  await end(2)
  await end(3)
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
})

test('who may do one thing at a time waits with the next, and is in nobody’s way', async () => {
  ask('a1', { atOnce: 1 })
  ask('a2', { atOnce: 1 })
  ask('b1')
  await settled()
  expect(names()).toEqual(['a1', 'b1'])
  await end(1)
  expect(names()).toEqual(['a1', 'b1'])
  await end(0)
  expect(names()).toEqual(['a1', 'b1', 'a2'])
})

test('whoever leaves the queue frees their place and is never served', async () => {
  const gone = new AbortController()
  ask('a1')
  ask('a2')
  const waiting = ask('a3', { signal: gone.signal })
  ask('a4')
  gone.abort()
  await expect(waiting).rejects.toThrow('too much waits')
  await end(0)
  await end(1)
  expect(names()).toEqual(['a1', 'a2', 'a4'])
  await expect(ask('a5', { signal: gone.signal })).rejects.toThrow('too much waits')
})

test('one person fills their own part of the queue alone; too many people are asked to come back', async () => {
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(name)
  await expect(ask('a6')).rejects.toThrow('too much waits')
  const other = ask('b1')
  ask('c1')
  await expect(ask('d1')).rejects.toThrow('too much waits')
  await end(0)
  await end(2)
  expect(await other).toBe('b1')
  expect(names()).toEqual(['a1', 'a2', 'b1', 'c1'])
})
