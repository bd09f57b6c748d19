import { setTimeout as delay } from 'node:timers/promises'
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
