import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { hour } from '#platform/clock'
import type { Statements } from '#platform/database'
import { someListing, someone, testProgram } from '../testing.ts'
import { censusOf } from './census.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
  await someListing(program.ctx, await someone(program.ctx))
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => program.close())

test('a database that is too busy for a census leaves the one before standing, until it can give another', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let busy = false
  const read: Statements = (name, text, values) =>
    busy && name === 'census of listings' ? Promise.reject(new Error('too slow')) : program.ctx.read(name, text, values)
  const ctx = { ...program.ctx, read }
  const before = await censusOf(ctx)
  busy = true
  vi.advanceTimersByTime(hour)
  expect(await censusOf(ctx)).toBe(before)
  busy = false
  expect(await censusOf(ctx)).not.toBe(before)
})
