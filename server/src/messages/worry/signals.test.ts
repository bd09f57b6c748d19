import { signalLimit, signalsFull } from '@reable/contract/messages/worry-rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Program } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { someone, testProgram } from '../../testing.ts'
import { read, somePair } from '../testing.ts'
import { insertSignal, lockSignals, selectActiveSignals } from './signal-queries.ts'
import { addSignal, changeSignal, listSignals } from './signals.ts'
import { selectWarnings } from './weighing-queries.ts'

let program: Program
let volunteerId: number

beforeAll(async () => {
  program = await testProgram()
  volunteerId = (await makeVolunteer(program.ctx, await someone(program.ctx))).id
})
afterAll(() => program.close())

const signal = (name: string, more: object = {}) => ({
  ...{ name, weight: 3, words: ['quokka'], nearWords: [] as string[], warning: '', active: true, volunteerId },
  ...more,
})
const conflict = (message: string) => expect.objectContaining({ code: 'conflict', message })
const taken = 'Another signal has this name.'
const changed = 'Another volunteer has changed this since you opened this page.'

test('a signal of words looks for words; with others near them it looks for both together', async () => {
  const { ctx } = program
  expect((await addSignal(ctx, signal('Words'))).kind).toBe('words')
  expect((await addSignal(ctx, signal('Together', { nearWords: ['wombat'] }))).kind).toBe('words_together')
  await expect(addSignal(ctx, signal('Words'))).rejects.toEqual(conflict(taken))
})

test('of two who add a signal of the same name at once the later is told', async () => {
  const { waited, result } = await whileLocked(program, {
    lock: async (ctx) => {
      await lockSignals(ctx)
      await insertSignal(ctx, signal('At once'))
    },
    act: () => addSignal(program.ctx, signal('At once')).catch((error: Error) => error),
  })
  expect([waited, result]).toEqual([true, conflict(taken)])
})

test('of two who give signals the same name at once the later is told', async () => {
  const { ctx } = program
  const { id, updated_at } = await addSignal(ctx, signal('Renamed'))
  const { waited, result } = await whileLocked(program, {
    lock: async (ctx) => {
      await lockSignals(ctx)
      await insertSignal(ctx, signal('Wanted by both'))
    },
    act: () =>
      changeSignal(ctx, { ...signal('Wanted by both'), id, seen: updated_at.toISOString() }).catch(
        (error: Error) => error,
      ),
  })
  expect([waited, result]).toEqual([true, conflict(taken)])
})

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

test('only what is active and weighs something counts, in the order of the list', async () => {
  const { ctx } = program
  const off = await addSignal(ctx, signal('Off', { active: false }))
  const light = await addSignal(ctx, signal('Light', { weight: 0 }))
  const one = await addSignal(ctx, signal('One', { weight: 1 }))
  const active = (await selectActiveSignals(ctx)).map(({ id }) => id)
  expect([off, light, one].map(({ id }) => active.includes(id))).toEqual([false, false, true])
  expect(active).toEqual(active.toSorted((first, second) => first - second))
  await changeSignal(ctx, { ...signal('Off'), id: off.id, seen: off.updated_at.toISOString() })
  const all = (await listSignals(ctx)).map(({ id }) => id)
  expect(all).toEqual(all.toSorted((first, second) => first - second))
})

test('the weightiest warning is said first, then the older one; what has none says nothing', async () => {
  const { ctx } = program
  const ids: number[] = []
  for (const [warning, weight] of [
    ['Later', 2],
    ['', 9],
    ['Sooner', 8],
    ['Last', 2],
  ] as const)
    ids.push((await addSignal(ctx, signal(`Warning ${warning}`, { warning, weight }))).id)
  expect(await selectWarnings(ctx, ids)).toEqual(['Sooner', 'Later', 'Last'])
  expect(await selectWarnings(ctx, [])).toEqual([])
})

test('of many warnings that weigh the same each older one is said before the newer ones', async () => {
  const { ctx } = program
  const numbers = Array.from({ length: 24 }, (_, number) => number)
  const ids: number[] = []
  for (const number of numbers) {
    const warning = `No. ${number}`
    ids.push((await addSignal(ctx, signal(`Many ${number}`, { warning, weight: 1 + (number % 3) }))).id)
  }
  const ofWeight = (weight: number) => numbers.filter((number) => 1 + (number % 3) === weight)
  const expected = [...ofWeight(3), ...ofWeight(2), ...ofWeight(1)].map((number) => `No. ${number}`)
  expect(await selectWarnings(ctx, ids)).toEqual(expected)
  const { owner, id } = await somePair(program)
  const worry = JSON.stringify({ words: [], signals: ids })
  await ctx.db.updateTable('messages').set({ worry }).where('conversation_id', '=', id).execute()
  expect((await read(program, owner, id)).body.messages[0].warnings).toEqual(expected)
})

test('there is room for a hundred signals', async () => {
  const { ctx } = program
  const room = signalLimit - (await listSignals(ctx)).length
  for (let count = 0; count < room - 1; count++) await insertSignal(ctx, signal(`Filling ${count}`))
  expect((await addSignal(ctx, signal('The last'))).name).toBe('The last')
  await expect(addSignal(ctx, signal('One more'))).rejects.toEqual(conflict(signalsFull))
})
