import { expect, test } from 'vitest'
import { makeVolunteer } from '../moderation/testing.ts'
import { whileLocked } from '../platform/database/testing-locks.ts'
import { someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { lockSignals, selectSignals } from './signal-queries.ts'
import { changeScreeningSignal } from './signals.ts'

const program = await programOfFile()

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
