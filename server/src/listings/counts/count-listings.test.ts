import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordReads, type Statements } from '#platform/database'
import { testProgram } from '../../testing.ts'
import { countListings } from './count-listings.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test('a page whose counts take long does without them, and holds for two seconds', async () => {
  const counting = Promise.withResolvers<never[]>()
  const read: Statements = () => counting.promise
  const at = program.ctx.clock.now()
  const ctx = { ...program.ctx, read, clock: { now: () => at } }
  const { result, reads } = recordReads(ctx.changes.look, () => countListings(ctx, { fields: [] }))
  expect(await result).toBeNull()
  expect(reads.until).toBe(at.getTime() + 2_000)
  counting.resolve([])
})
