import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Program } from '../listings/testing.ts'
import { makeVolunteer } from '../moderation/testing.ts'
import { whileLocked } from '../platform/database/testing-locks.ts'
import { someone, testProgram } from '../testing.ts'
import { lockSignals, selectSignals } from './signal-queries.ts'
import { changeScreeningSignal } from './signals.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test('of two who give signals the same name at once the later is told', async () => {
  const { ctx } = program
  const volunteerId = (await makeVolunteer(ctx, await someone(ctx))).id
  const [one, other] = (await selectSignals(ctx)).filter(({ kind }) => kind === 'words')
  const { id, updated_at, action, weight, threshold, words, active } = one as NonNullable<typeof one>
  const fields = { name: 'Wanted by both', action, weight, threshold, words, active }
  const { waited, result } = await whileLocked(program, {
    lock: async (ctx) => {
      await lockSignals(ctx)
      await ctx.db
        .updateTable('screening_signals')
        .set({ name: fields.name })
        .where('id', '=', other?.id ?? 0)
        .execute()
    },
    act: () =>
      changeScreeningSignal(ctx, { id, fields, seen: updated_at.toISOString(), volunteerId }).catch(
        (error: Error) => error,
      ),
  })
  expect([waited, result]).toEqual([
    true,
    expect.objectContaining({ code: 'conflict', message: 'Another signal has this name.' }),
  ])
})

test('signals stand in the order in which they came, however late one was changed', async () => {
  const { ctx } = program
  const [first] = await selectSignals(ctx)
  await ctx.db
    .updateTable('screening_signals')
    .set({ name: 'Changed' })
    .where('id', '=', first?.id ?? 0)
    .execute()
  const ids = (await selectSignals(ctx)).map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((one, other) => one - other))
})
