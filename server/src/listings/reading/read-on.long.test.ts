import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { withoutTimeLimit } from '../../platform/database/testing-time.ts'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import { setListing } from '../testing.ts'

const number = 1_300
const burnaby = 4
const places = [burnaby, 12, 21]

/** Listings of three places and few prices, several of each moment; half of them say the word twice. */
const program = await testProgram()
const { db } = program.ctx
const id = await someListing(program.ctx, await someone(program.ctx))
const listings = sql`
  insert into listings (owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, price,
    kind, measures, owner_confirmed, listed_at, expires_at, created_at, updated_at)
  select owner_id, equipment_type_id, category_id, condition_id, (${places}::int[])[1 + n % 3], 'Quokka ' || n,
    case when n % 2 = 0 then 'A quokka.' else description end, n * 7 % 50, kind, measures, true,
    listed_at - (n / 4) * interval '1 minute' - n % 3 * interval '1 microsecond', expires_at, created_at, updated_at
  from listings, generate_series(1, ${number}) n where id = ${id}`
await withoutTimeLimit(db, (db) => listings.execute(db))
await setListing(program.ctx, id, { deleted_at: new Date() })
afterAll(() => program.close())

type Query = Record<string, string>

const page = async (query: Query) => {
  const { status, body, headers } = await get(program, `/posts?${new URLSearchParams(query)}`)
  const ids: number[] = body.data?.map((card: { id: number }) => card.id) ?? []
  return {
    status,
    body,
    ids,
    next: body.next as string | undefined,
    pages: JSON.parse(String(headers['x-pagination'] ?? '{}')),
  }
}

/** Reads a list to its end, and calls `between` after each page with the ids so far. */
async function read(
  query: Query,
  between: (read: number[], at: number) => Promise<void> = async () => {},
): Promise<number[]> {
  const all: number[] = []
  let after: string | undefined
  for (let at = 1; at < 200; at++) {
    const { ids, next } = await page({ ...query, ...(after && { after }) })
    all.push(...ids)
    if (!next) return all
    after = next
    await between(all, at)
  }
  throw new Error('the list has no end')
}

const here = { allowSharingLocation: 'true', lat: '49.21', long: '-122.91', radius: '40' }

const orders: Query[] = [
  { sorted_by: 'newest' },
  { sorted_by: 'oldest' },
  { sorted_by: 'price_asc' },

  { sorted_by: 'nearest', ...here },

  { search_query: 'quokka', sorted_by: 'price_asc' },
  { search_query: 'quokka', sorted_by: 'nearest', ...here },

  { 'locations[]': 'Burnaby', 'categories[]': 'Walking Aids' },
]

describe('a list that is read page by page', () => {
  test.each(orders)('%j goes on in the order of its numbered pages', async (query) => {
    const whole = await read(query)
    expect(new Set(whole).size).toBe(whole.length)
    const total: number = (await page(query)).pages.total_posts
    expect(whole).toHaveLength(total)
    for (const number of [1, 2, 7, Math.ceil(total / 24)]) {
      const { ids } = await page({ ...query, page: String(number) })
      expect(ids).toEqual(whole.slice((number - 1) * 24, number * 24))
    }
    const middle = await page({ ...query, page: '3' })
    expect((await page({ ...query, after: middle.next as string })).ids).toEqual(whole.slice(72, 96))
  })

  test.each(orders)(
    '%j shows each listing once while two hundred come, go, are renewed and change their price',
    async (query) => {
      const whole = await read(query)
      const gone = new Set<number>()
      let made = 0
      const seen = await read(query, async (read, at) => {
        if (at > 40) return
        const ahead = whole.filter((id) => !read.includes(id) && !gone.has(id))
        const pick = (from: number[], share: number) => from[Math.floor(from.length * share)] as number
        const hidden = at % 2 ? ahead[0] : pick(read, 0.5)
        if (hidden) gone.add(hidden)
        if (hidden) await setListing(program.ctx, hidden, { active: false })
        await setListing(program.ctx, pick(read, 0.9), { listed_at: new Date(Date.now() + at), price: 49 - (at % 20) })
        if (ahead.length > 9) {
          await setListing(program.ctx, pick(ahead, 0.4), { listed_at: new Date(Date.now() + at) })
          await setListing(program.ctx, pick(ahead, 0.6), { price: 30 + (at % 20) })
          await setListing(program.ctx, pick(ahead, 0.6), { price: 30 + ((at + 7) % 20), listed_at: new Date(0) })
        }
        await sql`
        insert into listings (owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, price,
          kind, measures, owner_confirmed, listed_at, expires_at, created_at, updated_at)
        select owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, price,
          kind, measures, true, now(), expires_at, created_at, updated_at
        from listings where id = ${pick(whole, at / 41)}`.execute(program.ctx.db)
        made += 1
      })
      expect(made).toBeGreaterThan(16)
      // Nothing comes twice, what has come may be among it, and what was there is where it was.
      expect(new Set(seen).size).toBe(seen.length)
      const [before, after] = [whole, seen].map((ids) => ids.filter((id) => !gone.has(id)))
      expect(after?.filter((id) => whole.includes(id))).toEqual(before)
      await sql`update listings set active = true where id = any(${[...gone]}::bigint[])`.execute(program.ctx.db)
    },
  )
})

test('a cursor says nothing of who reads: somebody elsewhere in the same place has the same one', async () => {
  const query = { sorted_by: 'nearest', ...here }
  const { next = '' } = await page(query)
  // A cursor says how far the cluster is, where others write beside this test: until nobody has between the two.
  const isSame = async () =>
    (await page(query)).next === (await page({ ...query, lat: '49.2101', long: '-122.9099' })).next
  await expect.poll(isSame).toBe(true)
  const said = JSON.parse(Buffer.from(next.split('.')[0] as string, 'base64url').toString())
  // The time of a listing holds numbers of its own.
  expect(JSON.stringify({ ...said, listedAt: '' })).not.toMatch(/49\.|122\./)
  expect(Object.keys(said).sort()).toEqual(['id', 'listedAt', 'locationId', 'order', 'price', 'snapshot'])
})

describe('a list does not go on from what is no page of it', () => {
  test.each([
    ['none of ours', async () => 'abc.def'],
    ['one that was changed', async () => `x${(await page({})).next}`],
  ])('%s', async (_, after) => {
    const { status, body } = await page({ after: await after() })
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'invalid', ['after']])
  })
})
