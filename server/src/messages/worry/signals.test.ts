import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeVolunteer } from '../../moderation/testing.ts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { addSignal, changeSignal, listSignals } from './signals.ts'

const program = await programOfFile()
const volunteerId = (await makeVolunteer(program.ctx, await someone(program.ctx))).id

const signal = (name: string, more: object = {}) => ({
  ...{ name, weight: 3, words: ['quokka'], nearWords: [] as string[], warning: '', active: true, volunteerId },
  ...more,
})
const conflict = (message: string) => expect.objectContaining({ code: 'conflict', message })
const taken = 'Another signal has this name.'
const changed = 'Another volunteer has changed this since you opened this page.'

test('a signal is changed as it was seen, and no other one is', async () => {
  const { ctx } = program
  const { id, updated_at } = await addSignal(ctx, signal('First'))
  const other = await addSignal(ctx, signal('Second'))
  const seen = updated_at.toISOString()
  await expect(changeSignal(ctx, { ...signal('Second'), id, seen })).rejects.toEqual(conflict(taken))
  await expect(changeSignal(ctx, { ...signal('First'), id: 999_999, seen })).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(changeSignal(ctx, { ...signal('First'), id, seen: new Date(0).toISOString() })).rejects.toEqual(
    conflict(changed),
  )
  expect(await changeSignal(ctx, { ...signal('First', { weight: 9 }), id, seen })).toMatchObject({ id, weight: 9 })
  expect((await listSignals(ctx)).find((one) => one.id === other.id)).toEqual(other)
})

test('a signal that another volunteer changes at this very moment is not changed over', async () => {
  const { ctx } = program
  const { id, updated_at } = await addSignal(ctx, signal('Contested'))
  const { waited, result } = await whileLocked(program, {
    lock: ({ db }) =>
      db
        .updateTable('worry_signals')
        .set({ weight: 7, updated_at: sql<Date>`updated_at + interval '1 second'` })
        .where('id', '=', id)
        .execute(),
    act: () =>
      changeSignal(ctx, { ...signal('Contested'), id, seen: updated_at.toISOString() }).catch((error: Error) => error),
  })
  expect([waited, result]).toEqual([true, conflict(changed)])
})
