import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { withoutTimeLimit } from '../platform/database/testing-time.ts'
import { get, someListing, someone, testProgram } from '../testing.ts'
import { countSnapshotOf } from './counts/count-snapshot.ts'
import { expireListings } from './lifecycle/expire-listings.ts'
import { learnWords } from './search/learn-words.ts'
import { setListing } from './testing.ts'

/** As many as are read to their end with words in common: more than are ranked, in two moments, and some that say the word more often. */
const many = 2_100

const program = await testProgram()
const { ctx } = program
const id = await someListing(ctx, await someone(ctx), { title: 'Grey quokka walker' })
const listings = sql`
  insert into listings (owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, price,
    kind, measures, owner_confirmed, listed_at, expires_at, created_at, updated_at)
  select owner_id, equipment_type_id, category_id, condition_id, location_id,
    case when n % 3 = 0 then 'Blue frame' else 'Grey frame' end,
    repeat(case when n % 4 = 0 then 'Grey wombat. ' else 'Grey. ' end, 1 + n % 5), price, kind, measures, true,
    listed_at - (n / 7) * interval '1 second', expires_at, created_at, updated_at
  from listings, generate_series(2, ${many}) n where id = ${id}`
await withoutTimeLimit(ctx.db, (db) => listings.execute(db))
await learnWords(ctx)
await countSnapshotOf(ctx)
afterAll(() => program.close())

async function pagesOf(query: Record<string, string>): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; page < 200; page++) {
    const { body } = await get(program, `/posts?${new URLSearchParams({ ...query, page: String(page) })}`)
    if (!body.data.length) return ids
    ids.push(...body.data.map((card: { id: number }) => card.id))
  }
  throw new Error('the list has no end')
}

const having = async (words: string) => {
  const { rows } = await sql<{ id: number }>`
    select id from listings where is_public and words @@ websearch_to_tsquery('reable', ${words}) order by id`.execute(
    program.ctx.db,
  )
  return rows.map(({ id }) => id)
}

test.each([
  ['a word that all have', { search_query: 'grey' }],

  ['a word of half of them in a place', { search_query: 'frame', 'locations[]': 'Burnaby' }],
])('over its pages a search for %s shows each listing that has it, once', async (_, query: Record<string, string>) => {
  const ids = await pagesOf(query)
  expect(ids.length).toBe(new Set(ids).size)
  expect(ids.toSorted((one, other) => one - other)).toEqual(await having(query.search_query as string))
})

describe('what a visitor sees by its address stands in every list at once, and nothing else does', () => {
  const here = { allowSharingLocation: 'true', lat: '49.21', long: '-122.91', radius: '40' }
  const lists: Record<string, string>[] = [
    ...['newest', 'oldest', 'price_asc', 'price_desc'].map((sorted_by) => ({ sorted_by })),
    { sorted_by: 'nearest', ...here },
    { search_query: 'walkfr' },
    { search_query: 'grey walkfr', sorted_by: 'newest' },
  ]
  const byAddress = async (id: number) => {
    const { status, body } = await get(program, `/posts/${id}`)
    return status === 200 && !body.data.post.deleted_at
  }
  // Its price is its own, so that it is on the first page of any order.
  const isListed = async (id: number, query: Record<string, string>) => {
    const price = { 'price_range[starting_price]': '9999' }
    const { body } = await get(program, `/posts?${new URLSearchParams({ ...price, ...query })}`)
    return body.data.some((card: { id: number }) => card.id === id)
  }

  type Act = (id: number) => Promise<unknown>
  const change =
    (changes: object): Act =>
    (id) =>
      setListing(program.ctx, id, changes)
  const acts: Record<string, Act> = {
    'taken off': change({ active: false }),
    'listed again': change({ active: true, listed_at: new Date() }),
    suspended: change({ held_at: new Date(), held_why: 'It was reported.' }),
    released: change({ held_at: null, held_why: null }),
    sold: change({ active: false, last_feedback: 'exchanged' }),
    'taken back': change({ active: true, last_feedback: null }),
    'at its end': async (id) => {
      await setListing(program.ctx, id, { expires_at: new Date(0) })
      await expireListings(program.ctx)
    },
    renewed: change({ active: true, expires_at: new Date(Date.now() + 1e9), listed_at: new Date() }),
    deleted: change({ deleted_at: new Date() }),
  }

  test('published, and whatever becomes of it', async () => {
    // A slip of the keys for other listings, until this one says it.
    const nothing = await get(program, `/posts?${new URLSearchParams({ search_query: 'walkfr' })}`)
    expect(nothing.body.search.searched).toBe('walker')
    const id = await someListing(program.ctx, await someone(program.ctx), { title: 'A grey walkfr', price: '9999' })
    const agrees = async (act: string, isSeen: boolean) => {
      expect([act, await byAddress(id)]).toEqual([act, isSeen])
      for (const query of lists) expect([act, query, await isListed(id, query)]).toEqual([act, query, isSeen])
    }
    await agrees('published', true)
    let isSeen = true
    for (const [name, act] of Object.entries(acts)) {
      await act(id)
      isSeen = !isSeen
      await agrees(name, isSeen)
    }
  })
})
