import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day, hour } from '#platform/clock'
import { inTransaction } from '#platform/context'
import { testProgram } from '../../../testing.ts'
import { waitForLongWait } from '../../database/testing-locks.ts'
import type { Limit } from './limit.ts'
import { createLimits } from './limits.ts'

const limit: Limit = { name: 'pages', max: 3, milliseconds: day }
let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram({ LIMITS: 'on' })
})
afterAll(() => program.close())

test('uses within the limit pass, the next one learns how long to wait; another person is not touched', () => {
  const at = new Date('2026-07-01T18:00:00Z')
  const limits = createLimits({ ...program.ctx, clock: { now: () => at } })
  expect([1, 2, 3].map(() => limits.use(limit, 'ann'))).toEqual([undefined, undefined, undefined])
  expect(limits.use(limit, 'ann')).toBe((6 * hour) / 1000)
  expect(limits.use(limit, 'bob')).toBeUndefined()
  expect(limits.use(limit, 'ann')).toBe((6 * hour) / 1000)
})

test('the next window begins anew, and two copies of the program count each for itself', () => {
  const clock = { at: new Date('2026-07-01T23:59:59Z').getTime(), now: () => new Date(clock.at) }
  const [one, other] = [createLimits({ ...program.ctx, clock }), createLimits({ ...program.ctx, clock })]
  expect([1, 2, 3, 4].map(() => one.use(limit, 'ann'))).toEqual([undefined, undefined, undefined, 1])
  expect(other.use(limit, 'ann')).toBeUndefined()
  clock.at += 1000
  expect([1, 2, 3, 4].map(() => one.use(limit, 'ann'))).toEqual([undefined, undefined, undefined, day / 1000])
})

test('the person is stored as a keyed digest only', async () => {
  const limits = createLimits(program.ctx)
  await limits.countExactly(program.ctx, limit, 'address 203.0.113.9')
  const rows = await program.ctx.db.selectFrom('limit_counts').select('person').execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('203.0.113.9')
})

describe('a count in the database', () => {
  const exact: Limit = { name: 'exact', max: 5, milliseconds: hour }
  const midnight = new Date('2026-07-02T00:00:00Z').getTime()

  /** As many at the same moment, by turns at two machines: how many are within the limit. */
  async function within(at: number, times: number, counted = exact, person = 'ann'): Promise<number> {
    const ctx = { ...program.ctx, clock: { now: () => new Date(at) } }
    const machines = [createLimits(ctx), createLimits(ctx)]
    const counting = Array.from({ length: times }, (_, turn) => machines[turn % 2]?.countExactly(ctx, counted, person))
    const uses = await Promise.all(counting)
    return uses.filter((use) => use && use.wait === undefined).length
  }

  test.each([
    ['an hour', hour, midnight - 5 * hour],
    ['the day in UTC', day, midnight],
  ])(
    'lets exactly so many through at two machines at once, up to the end of %s and again from then on',
    async (name, milliseconds, end) => {
      const counted: Limit = { ...exact, name, milliseconds }
      expect(await within(end - 1, 3, counted)).toBe(3)
      expect(await within(end - 1, 9, counted)).toBe(2)
      expect(await within(end, 9, counted)).toBe(5)
      expect(await within(end + milliseconds - 1, 9, counted)).toBe(0)
      expect(await within(end, 1, counted, 'bob')).toBe(1)
    },
  )

  test('waits for who counts the same, also where their transaction takes longer than a second', async () => {
    const counted: Limit = { ...exact, name: 'waited for' }
    const limits = createLimits(program.ctx)
    const { counting } = await inTransaction(program.ctx, async (ctx) => {
      await limits.countExactly(ctx, counted, 'ann')
      const counting = limits.countExactly(program.ctx, counted, 'ann').catch((error: Error) => error)
      await waitForLongWait(program.database.pool, counting)
      return { counting }
    })
    expect(await counting).toEqual({ used: 2, wait: undefined })
  })

  test('counts with the transaction that it is part of, and not without it', async () => {
    const counted: Limit = { ...exact, name: 'undone', max: 1 }
    const limits = createLimits(program.ctx)
    const run = inTransaction(program.ctx, async (ctx) => {
      await limits.countExactly(ctx, counted, 'ann')
      throw new Error('undone')
    })
    await expect(run).rejects.toThrow('undone')
    expect((await limits.countExactly(program.ctx, counted, 'ann')).used).toBe(1)
  })
})
