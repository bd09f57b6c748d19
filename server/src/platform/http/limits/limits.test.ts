import { describe, expect, test } from 'vitest'
import { day, hour } from '#platform/clock'
import { inTransaction } from '#platform/context'
import { programOfFile } from '../../../testing-file.ts'
import { waitForLongWait } from '../../database/testing-locks.ts'
import type { Limit } from './limit.ts'
import { createLimits } from './limits.ts'

const limit: Limit = { name: 'pages', max: 3, milliseconds: day }
const program = await programOfFile({ LIMITS: 'on' })

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
