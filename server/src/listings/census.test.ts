import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour, shiftedClock } from '#platform/clock'
import type { Statements } from '#platform/database'
import { someListing, someone, testProgram } from '../testing.ts'
import { censusOf } from './census.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
  await someListing(program.ctx, await someone(program.ctx))
})
afterAll(() => program.close())

test('a database that is too busy for a census leaves the one before standing, until it can give another', async () => {
  let busy = false
  const read: Statements = (name, text, values) =>
    busy && name === 'census of listings' ? Promise.reject(new Error('too slow')) : program.ctx.read(name, text, values)
  const at = (time: number) => censusOf({ ...program.ctx, read, clock: shiftedClock(program.ctx.clock, time) })
  const before = await at(0)
  busy = true
  expect(await at(hour)).toBe(before)
  busy = false
  expect(await at(2 * hour)).not.toBe(before)
})
