import { afterAll, beforeAll, expect, test } from 'vitest'
import { second } from '#platform/clock'
import type { Statements } from '#platform/database'
import { testProgram } from '../../testing.ts'
import type { Filter } from '../search/filter.ts'
import { totalOf } from './totals.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const none = { categoryIds: [], typeIds: [], locationIds: [], nearIds: undefined, conditionIds: [], terms: undefined }
const measured: Filter = {
  ...{ ...none, minPrice: undefined, maxPrice: undefined },
  measures: [{ number: 1, typeIds: [12], from: 1 }],
}

test.each([
  [9_999, 9_990],
  [10_000, 9_990],
  // Counting so many takes long, and is done once in half a minute.
  [10_001, 10_001],
  [12_345, 12_345],
])(
  'of %d listings with a measure all are counted; when 9,990 are left, it says %d seconds later',
  async (all, later) => {
    let there = all
    const read: Statements = async (name, text, values) =>
      text.startsWith('select count(*)::int as total')
        ? ([{ total: Math.min(there, Number(values.at(-1))) }] as never[])
        : program.ctx.read(name, text, values)
    let now = program.ctx.clock.now().getTime()
    const ctx = { ...program.ctx, read, clock: { now: () => new Date(now) } }
    expect(await totalOf(ctx, measured)).toBe(all)
    there = 9_990
    now += 2 * second
    expect(await totalOf(ctx, measured)).toBe(later)
    now += 30 * second
    expect(await totalOf(ctx, measured)).toBe(9_990)
  },
)

test.each([
  // Up to 10,000 they are counted, which gives 9,400.
  [1_000, 9_400],
  [1_001, 10_010],
])('where %d of the newest 1,500 of 15,000 listings have common words, %d are said to', async (matched, said) => {
  const read: Statements = async (name, text, values) => {
    if (text.includes('as prices')) {
      const group = { category_id: 1, equipment_type_id: 1, location_id: 1, condition_id: 1 }
      return [{ ...group, prices: Buffer.alloc(2 * 15_000) }] as never[]
    }
    if (text.includes('as seen')) return [{ seen: 1_500, matched }] as never[]
    return text.startsWith('select count(*)::int as total')
      ? ([{ total: 9_400 }] as never[])
      : program.ctx.read(name, text, values)
  }
  const common = { ...none, minPrice: undefined, maxPrice: undefined, measures: [], terms: 'bed or rail' }
  expect(await totalOf({ ...program.ctx, read }, common)).toBe(said)
})
