import { expect, test } from 'vitest'
import { limitHashing } from './passwords.ts'

test('two run at a time, the others wait in a queue, and beyond 250 waiting the answer is 503', async () => {
  let running = 0
  let maxRunning = 0
  const hashing = async () => {
    running += 1
    maxRunning = Math.max(maxRunning, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 260 }, () => limitHashing(hashing)))
  const refused = outcomes.filter((one) => one.status === 'rejected')
  expect(maxRunning).toBe(2)
  expect(refused).toHaveLength(8)
  expect(refused[0]?.reason).toMatchObject({ code: 'busy', retryAfterSeconds: 30 })
})

test('a hashing that failed frees its slot', async () => {
  const fail = () => limitHashing(() => Promise.reject(new Error('no memory')))
  await Promise.allSettled([fail(), fail(), fail(), fail()])
  expect(await limitHashing(async () => 'done')).toBe('done')
})
