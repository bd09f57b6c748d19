import { setTimeout as pause } from 'node:timers/promises'
import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { testProgram } from '../../../testing.ts'
import { createLimits, type Limit } from './limits.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram({ LIMITS: 'on' })
})
// Nothing is shared by the time that passes, but where a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())
afterAll(() => program.close())

const at = new Date('2026-07-01T12:00:00Z')
const contextOf = (processes: number): Context => ({
  ...program.ctx,
  config: { ...program.config, processes },
  clock: { now: () => at },
})

const shared = async ({ name }: Limit) =>
  (await program.ctx.db.selectFrom('limit_counts').select('used').where('name', '=', name).execute()).map(
    ({ used }) => used,
  )

test.each([
  [100, 1, 5],
  [100, 2, 5],
  [100, 5, 2],
  [10_000, 2, 100],
  [10_000, 8, 25],
])(
  'of a limit of %i each of %i processes tells the others once it has counted %i uses',
  async (max, processes, uses) => {
    const limits = createLimits(contextOf(processes))
    const limit: Limit = { name: `told ${max} ${processes}`, max, milliseconds: day }
    for (let used = 1; used < uses; used++) limits.use(limit, 'ann')
    expect(await shared(limit)).toEqual([])
    limits.use(limit, 'ann')
    await expect.poll(() => shared(limit)).toEqual([uses])
    await limits.stop()
  },
)

test('fewer uses are told a second later, and the last ones when a process ends', async () => {
  const limits = createLimits(contextOf(2))
  const limit: Limit = { name: 'told later', max: 100, milliseconds: day }
  limits.use(limit, 'ann')
  vi.advanceTimersByTime(999)
  expect(await shared(limit)).toEqual([])
  vi.advanceTimersByTime(1)
  await expect.poll(() => shared(limit)).toEqual([1])
  limits.use(limit, 'ann')
  await limits.stop()
  expect([await shared(limit), vi.getTimerCount()]).toEqual([[2], 0])
})

test('uses are told in one order at every process, so that no two of them wait for each other', async () => {
  const limits = createLimits(contextOf(2))
  const limit: Limit = { name: 'told in order', max: 100, milliseconds: day }
  for (let at = 0; at < 20; at++) limits.use(limit, `person ${at}`)
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

test('an answer of the database that comes late counts nothing twice: the last use within the limit passes', async () => {
  const { promise: delay, resolve: release } = Promise.withResolvers<void>()
  let answers = 0
  const delayFirst: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answers += 1
      if (answers === 1) await delay
      return result
    },
  }
  const limits = createLimits({ ...contextOf(1), db: program.ctx.db.withPlugin(delayFirst) })
  const counted: Limit = { name: 'answered late', max: 20, milliseconds: day }
  const use = (times: number) => Array.from({ length: times }, () => limits.use(counted, 'ann'))
  // So few at a time that none are on their way by themselves.
  const waits = use(4)
  const first = limits.share()
  // They are counted there, and nobody here knows it yet.
  await expect.poll(() => answers).toBe(1)
  waits.push(...use(4))
  const second = limits.share()
  await Promise.race([second, pause(200)])
  waits.push(...use(13))
  expect(waits.map((wait) => wait === undefined)).toEqual([...Array(20).fill(true), false])
  release()
  await Promise.all([first, second])
  await limits.stop()
})
