import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { inTransaction } from '#platform/context'
import { someone, testProgram } from '../../testing.ts'
import type { Program } from '../testing.ts'
import { admissionOf } from './admission.ts'

let program: Program
const begun = new Date('2026-11-20T20:00:00Z')

beforeAll(async () => {
  program = await testProgram({ LIMITS: 'on' })
})
afterAll(() => program.close())

function setTime(milliseconds: number): void {
  const moment = new Date(begun.getTime() + milliseconds)
  program.ctx.clock = { now: () => moment }
}

test.each([
  [7 * day - 1, 1],
  [7 * day, 2],
])('%i milliseconds after they signed up somebody may do it so many times: %i', async (age, times) => {
  const { ctx, limits } = program
  setTime(0)
  const person = await someone(ctx)
  setTime(age)
  const limit = { name: 'what newcomers do less', max: 2, maxInFirstWeek: 1, milliseconds: day }
  const admit = async () => inTransaction(ctx, await admissionOf(ctx, { limits, person, limit }))
  for (let time = 0; time < times; time++) await admit()
  await expect(admit()).rejects.toMatchObject({ code: 'too_many' })
})
