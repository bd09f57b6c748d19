import { listingsPerPage } from '@reable/contract/listings/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minute, shiftedClock } from '#platform/clock'
import { get, someListing, someone, testProgram } from '../../../testing.ts'
import { type Program, setListing } from '../../testing.ts'

let program: Program

/** More than three times as many as there are from one start of a list to the next, and no whole number of pages. */
const many = 2_011

beforeAll(async () => {
  program = await testProgram()
  const first = await someListing(program.ctx, await someone(program.ctx))
  // Seven prices, and moments that three of them share.
  await sql`
    insert into listings (owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, price,
      kind, measures, owner_confirmed, listed_at, expires_at, created_at, updated_at)
    select owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, n % 7,
      kind, measures, true, listed_at - (n * 37 % 500 + 1) * interval '1 millisecond', expires_at, created_at, updated_at
    from listings, generate_series(1, ${many - 1}) n where id = ${first}`.execute(program.ctx.db)
})
afterAll(() => program.close())

async function idsOn(page: number, query: string): Promise<number[]> {
  const { body } = await get(program, `/posts?${query}&page=${page}`)
  return body.data.map((card: { id: number }) => card.id)
}

const orders = {
  newest: sql`listed_at desc, id desc`,
  oldest: sql`listed_at, id`,
  price_asc: sql`price, listed_at desc, id desc`,
  price_desc: sql`price desc, listed_at desc, id desc`,
}

async function inOrder(sortedBy: keyof typeof orders, filter = sql`true`): Promise<number[]> {
  const all = sql<{ id: number }>`select id from listings where is_public and ${filter} order by ${orders[sortedBy]}`
  return (await all.execute(program.ctx.db)).rows.map(({ id }) => id)
}

const pageOf = (ids: number[], page: number) => ids.slice((page - 1) * listingsPerPage, page * listingsPerPage)

describe('[HOME-14] a page far down has what stands there in the order', () => {
  const orderNames = Object.keys(orders) as (keyof typeof orders)[]
  const filters = [
    { query: '', filter: sql`true`, pages: [64, 65, 66, 80, 81, 82, 83, 84, 85, 900] },
    { query: 'price_range[starting_price]=1&', filter: sql`price >= 1`, pages: [65, 71, 72, 73] },
  ]
  for (const { query, filter, pages } of filters)
    test.each(orderNames)(`${query}%s`, async (sortedBy) => {
      const ids = await inOrder(sortedBy, filter)
      const last = Math.ceil(ids.length / listingsPerPage)
      for (const page of pages)
        expect([page, await idsOn(page, `${query}sorted_by=${sortedBy}`)]).toEqual([page, pageOf(ids, page)])
      expect(pages).toContain(last)
      expect(await idsOn(last, `${query}sorted_by=${sortedBy}`)).toHaveLength(ids.length % listingsPerPage)
    })
})

test('what is hidden is on none of them at once, and half a minute later they begin where they should', async () => {
  const at = program.ctx.clock
  const page = () => idsOn(70, 'sorted_by=oldest')
  const before = await page()
  const [hidden] = before as [number]
  await setListing(program.ctx, hidden, { active: false, last_feedback: 'exchanged' })
  program.ctx.clock = shiftedClock(at, 20_000)
  const shown = await page()
  expect(shown).not.toContain(hidden)
  await setListing(program.ctx, (await inOrder('oldest'))[0] as number, { active: false, last_feedback: 'exchanged' })
  // What goes before it moves nothing on it until then.
  expect(await page()).toEqual(shown)
  program.ctx.clock = shiftedClock(at, minute)
  expect(await page()).toEqual(pageOf(await inOrder('oldest'), 70))
  program.ctx.clock = at
})
