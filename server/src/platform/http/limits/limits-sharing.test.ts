import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { testProgram } from '../../../testing.ts'
import { withFailingWrites } from '../../database/testing-failures.ts'
import type { Limit } from './limit.ts'
import { createLimits, type Limits } from './limits.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram({ LIMITS: 'on' })
})
// Nothing is shared by the time that passes, but where a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())
afterAll(() => program.close())

const at = new Date('2026-07-01T12:00:00Z')
const standing = (): Context => ({ ...program.ctx, clock: { now: () => at } })

const shared = async ({ name }: Limit) =>
  (await program.ctx.db.selectFrom('limit_counts').select('used').where('name', '=', name).execute()).map(
    ({ used }) => used,
  )

test.each([
  [100, 5],
  [10_000, 100],
])('of a limit of %i each machine tells the others once it has counted %i uses', async (max, uses) => {
  const limits = createLimits(standing())
  const limit: Limit = { name: `told ${max}`, max, milliseconds: day }
  for (let used = 1; used < uses; used++) await limits.use(limit, 'ann')
  expect(await shared(limit)).toEqual([])
  await limits.use(limit, 'ann')
  await expect.poll(() => shared(limit)).toEqual([uses])
  await limits.stop()
})

test('fewer uses are told a second later, and the last ones when a process ends', async () => {
  const limits = createLimits(standing())
  const limit: Limit = { name: 'told later', max: 100, milliseconds: day }
  await limits.use(limit, 'ann')
  vi.advanceTimersByTime(999)
  expect(await shared(limit)).toEqual([])
  vi.advanceTimersByTime(1)
  await expect.poll(() => shared(limit)).toEqual([1])
  await limits.use(limit, 'ann')
  await limits.stop()
  expect([await shared(limit), vi.getTimerCount()]).toEqual([[2], 0])
})

test('uses are told in one order at every process, so that no two of them wait for each other', async () => {
  const limits = createLimits(standing())
  const limit: Limit = { name: 'told in order', max: 100, milliseconds: day }
  for (let at = 0; at < 20; at++) await limits.use(limit, `person ${at}`)
  await limits.stop()
  const rows = await program.ctx.db
    .selectFrom('limit_counts')
    .select('person')
    .where('name', '=', limit.name)
    .orderBy(sql`ctid`)
    .execute()
  expect(rows).toHaveLength(20)
  const persons = rows.map(({ person }) => person)
  expect(persons).toEqual(persons.toSorted((one, other) => (one < other ? -1 : 1)))
})

/** As many uses at the same moment as are asked for, by one person. */
const usesOf = (limits: Limits, limit: Limit) => (times: number) =>
  Array.from({ length: times }, () => limits.use(limit, 'ann'))

/** A database whose first answer comes once it is released. */
function answeringLate() {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  let answers = 0
  const delayFirst: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answers += 1
      if (answers === 1) await promise
      return result
    },
  }
  return { db: program.ctx.db.withPlugin(delayFirst), release, answers: () => answers }
}

test('whoever asks for more than the database counts waits for it, and nobody else does; the last use within the limit passes', async () => {
  const { db, release, answers } = answeringLate()
  const limits = createLimits({ ...standing(), db })
  const limit: Limit = { name: 'asked fast', max: 20, milliseconds: day }
  const use = usesOf(limits, limit)
  expect(use(5)).toEqual(Array(5).fill(undefined))
  await expect.poll(answers).toBe(1)
  const waiting = use(16)
  expect(waiting.every((wait) => wait instanceof Promise)).toBe(true)
  expect(limits.use(limit, 'bob')).toBeUndefined()
  release()
  const waits = await Promise.all(waiting)
  expect(waits.map((wait) => wait === undefined)).toEqual([...Array(15).fill(true), false])
  await limits.stop()
  expect((await shared(limit)).sort((one, other) => one - other)).toEqual([1, 21])
})

test('whoever is known to be over the limit is refused at once, whatever the database does', async () => {
  const { db, release, answers } = answeringLate()
  const limits = createLimits({ ...standing(), db })
  const limit: Limit = { name: 'known', max: 5, milliseconds: day }
  const use = usesOf(limits, limit)
  expect(use(5)).toEqual(Array(5).fill(undefined))
  await expect.poll(answers).toBe(1)
  expect(use(2)).toEqual(Array(2).fill(12 * 60 * 60))
  release()
  await limits.stop()
})

test('while the database takes no counts nobody waits for it, and they are shared once it does', async () => {
  const limits = createLimits(standing())
  const limit: Limit = { name: 'not taken', max: 50, milliseconds: day }
  const use = usesOf(limits, limit)
  await withFailingWrites(program.database.pool, { table: 'limit_counts' }, async () => {
    // The sixth is the first to wait, until it is known that nothing is taken.
    expect(await Promise.all(use(6))).toEqual(Array(6).fill(undefined))
    expect(use(30)).toEqual(Array(30).fill(undefined))
    await expect(limits.share()).rejects.toThrow('broken on purpose')
  })
  await limits.share()
  expect(await shared(limit)).toEqual([36])
  expect(use(6)[5]).toBeInstanceOf(Promise)
  await limits.stop()
  expect(await shared(limit)).toEqual([42])
})

test('who is over the limit stays so where a crash of the database empties its counts', async () => {
  const limits = createLimits(standing())
  const limit: Limit = { name: 'emptied', max: 5, milliseconds: day }
  await Promise.all(usesOf(limits, limit)(6))
  await limits.share()
  await program.ctx.db.deleteFrom('limit_counts').where('name', '=', limit.name).execute()
  await limits.use(limit, 'ann')
  await limits.share()
  expect(await shared(limit)).toEqual([1])
  expect(limits.use(limit, 'ann')).toEqual(expect.any(Number))
  await limits.stop()
})

test('of more people at once than a statement can name all are shared', async () => {
  const limits = createLimits(standing())
  const limit: Limit = { name: 'many people', max: 100, milliseconds: day }
  for (let at = 0; at < 20_000; at++) await limits.use(limit, `person ${at}`)
  await limits.stop()
  expect((await shared(limit)).length).toBe(20_000)
})
