import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { someone, somePicture, testProgram, walker } from '../../testing.ts'
import { type Program, rowOf } from '../testing.ts'
import { seedListing } from './seed-listing.ts'

let program: Program
const now = new Date('2026-11-20T20:00:00Z')

beforeAll(async () => {
  program = await testProgram()
  program.ctx.clock = { now: () => now }
})
afterAll(() => program.close())

test.each([
  ['active', { active: true, feedback_at: null }],
  ['inactive', { active: false, last_feedback: null }],
  ['sold', { active: false, last_feedback: 'exchanged', feedback_at: now }],
  ['deleted', { deleted_at: now }],
] as const)('a listing of the village is seeded as %s, as of days ago', async (state, row) => {
  const owner = await someone(program.ctx)
  const draft = { ...walker, pictureIds: [await somePicture(program.ctx, owner)] }
  const id = await seedListing(program.ctx, { owner, draft, daysAgo: 5, state })
  expect(await rowOf(program.ctx, id)).toMatchObject({ ...row, listed_at: new Date(now.getTime() - 5 * day) })
})
