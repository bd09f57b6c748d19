import { setTimeout as delay } from 'node:timers/promises'
import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import { inOrder } from './concurrency.ts'

async function* count(to: number) {
  for (let number = 1; number <= to; number += 1) yield number
}

test('several are worked on at once, never more than asked for, and come in their order', async () => {
  let running = 0
  let maxRunning = 0
  const work = async (number: number) => {
    running += 1
    maxRunning = Math.max(maxRunning, running)
    await delay(number % 3 === 1 ? 12 : 1)
    running -= 1
    return number
  }
  expect(await Array.fromAsync(inOrder(count(12), 3, work))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(maxRunning).toBe(3)
})

test('a failure is thrown in its item’s order, after what came before it, and once the others are done', async () => {
  const received: number[] = []
  let finished = 0
  const work = async (number: number) => {
    await delay(number === 2 ? 1 : 10)
    finished += 1
    if (number === 2) throw new Error('the disk is full')
    return number
  }
  const all = async () => {
    for await (const number of inOrder(count(9), 3, work)) received.push(number)
  }
  await expect(all()).rejects.toThrow('the disk is full')
  expect(received).toEqual([1])
  expect(finished).toBe(4)
})

test('a limiter lets so many through at a time, in the order of asking, also after a failure', async () => {
  const limiter = pLimit(2)
  const started: number[] = []
  let running = 0
  let maxRunning = 0
  const work = (number: number) => async () => {
    started.push(number)
    running += 1
    maxRunning = Math.max(maxRunning, running)
    await delay(2)
    running -= 1
    if (number === 1) throw new Error('no')
    return number
  }
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map((number) => limiter(work(number))))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', ...Array(4).fill('fulfilled')])
  expect({ started, maxRunning }).toEqual({ started: [1, 2, 3, 4, 5], maxRunning: 2 })
})
