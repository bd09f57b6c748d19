import { afterAll, beforeAll, expect, test } from 'vitest'
import { admissionOf } from '#accounts'
import { day } from '#platform/clock'
import type { Program } from '../listings/testing.ts'
import { someone, testProgram } from '../testing.ts'
import { replyLimit } from './message-limits.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram({ LIMITS: 'on' })
})
afterAll(() => program.close())

test('in their conversations people answer sixty times a day in their first week, and two hundred times after it', async () => {
  const { ctx, limits } = program
  const start = new Date('2026-11-20T18:00:00Z')
  let now = start
  ctx.clock = { now: () => now }
  const person = await someone(ctx)
  await ctx.db.updateTable('people').set({ created_at: start }).where('id', '=', person.id).execute()
  const admitted = async () => {
    const admit = await admissionOf(ctx, { limits, person, limit: replyLimit })
    let count = 0
    while (
      count < 300 &&
      (await admit(ctx).then(
        () => true,
        () => false,
      ))
    )
      count++
    return count
  }
  expect(await admitted()).toBe(60)
  now = new Date(start.getTime() + day)
  expect(await admitted()).toBe(60)
  now = new Date(start.getTime() + 7 * day)
  expect(await admitted()).toBe(200)
})
