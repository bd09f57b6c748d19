import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import type { Program } from '../testing.ts'

let program: Program
/** From the last one listed; all of one price, every third listed a minute before the others. */
let ids: number[]
let late: number[]
let early: number[]

beforeAll(async () => {
  program = await testProgram()
  const { db } = program.ctx
  const first = await someListing(program.ctx, await someone(program.ctx), { title: 'Quokka walker' })
  await sql`
    insert into listings (owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, price,
      kind, measures, owner_confirmed, listed_at, expires_at, created_at, updated_at)
    select owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, price,
      kind, measures, true, listed_at - (case when n % 3 = 0 then interval '1 minute' else interval '0' end),
      expires_at, created_at, updated_at
    from listings, generate_series(1, 99) n where id = ${first}`.execute(db)
  const rows = await db.selectFrom('listings').select(['id', 'listed_at']).orderBy('id', 'desc').execute()
  const latest = Math.max(...rows.map(({ listed_at }) => listed_at.getTime()))
  ids = rows.map(({ id }) => id)
  late = rows.filter(({ listed_at }) => listed_at.getTime() === latest).map(({ id }) => id)
  early = ids.filter((id) => !late.includes(id))
})
afterAll(() => program.close())

async function pages(query: Record<string, string>): Promise<number[]> {
  const found: number[] = []
  for (let page = 1; page <= 6; page++) {
    const { body } = await get(program, `/posts?${new URLSearchParams({ ...query, page: String(page) })}`)
    found.push(...body.data.map((card: { id: number }) => card.id))
    // Between two pages rows move on the disk, as when somebody edits.
    await program.database.pool.query('update listings set updated_at = now() where id % 5 = $1', [page % 5])
  }
  return found
}

const here = { allowSharingLocation: 'true', lat: '49.21', long: '-122.91', radius: '40' }

describe('[HOME-05] [HOME-14] of a hundred that are alike every one comes once over all pages, the latest first', () => {
  test.each<Record<string, string>>([
    { sorted_by: 'newest' },
    { sorted_by: 'price_asc' },
    { sorted_by: 'price_desc' },
    { sorted_by: 'nearest', ...here },
    { search_query: 'quokka' },
    { search_query: 'quokka', sorted_by: 'newest' },
    { search_query: 'quokka', sorted_by: 'price_asc' },
    { search_query: 'quokka', sorted_by: 'price_desc' },
    { 'categories[]': 'Walker (no seat)', sorted_by: 'price_asc' },
  ])('%j', async (query) => {
    expect(early.length).toBeGreaterThan(24)
    expect(await pages(query)).toEqual([...late, ...early])
  })

  test('from the newest listing of page 1 on, and the other way round', async () => {
    expect(await pages({ before: String(late[0]) })).toEqual([...late, ...early])
    expect(await pages({ before: String(late[3]) })).toEqual([...late.slice(3), ...early])
    expect(await pages({ sorted_by: 'oldest' })).toEqual([...late, ...early].reverse())
  })
})
