import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutTimeLimit } from '../../platform/database/testing-time.ts'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import { learnWords } from './learn-words.ts'

const browse = async (query: Record<string, string>) => {
  const { status, body } = await get(program, `/posts?${new URLSearchParams(query)}`)
  return { status, ...body, titles: body.data?.map((card: { title: string }) => card.title) }
}

const program = await testProgram()
const owner = await someone(program.ctx)
afterAll(() => program.close())

describe('many listings', () => {
  // As many as the newest that are looked through first, and one that is older and has a rare word.
  beforeAll(async () => {
    const { db } = program.ctx
    const id = await someListing(program.ctx, owner, { title: 'Walker with a periscope' })
    await db
      .updateTable('listings')
      .set({ listed_at: new Date('2026-01-01') })
      .where('id', '=', id)
      .execute()
    const fillWith = sql`
      insert into listings (owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, price,
        kind, measures, owner_confirmed, listed_at, expires_at, created_at, updated_at)
      select owner_id, equipment_type_id, category_id, condition_id, location_id,
        'Grey frame ' || n || case when n % 3 = 0 then ' painted' else '' end
          || case when n between 960 and 3500 then ' of velour' else '' end, description, price,
        kind, measures, true, ${program.ctx.clock.now()}::timestamptz - n * interval '1 second', expires_at, created_at, updated_at
      from listings, generate_series(1, 6100) n where id = ${id}`
    await withoutTimeLimit(db, (db) => fillWith.execute(db))
    await learnWords(program.ctx)
  })

  test('a common word is found among the newest, page after page', async () => {
    const first = await browse({ search_query: 'grey', sorted_by: 'newest' })
    const second = await browse({ search_query: 'grey', sorted_by: 'newest', page: '2' })
    expect(first.titles[0]).toBe('Grey frame 1')
    expect(second.titles[0]).toBe('Grey frame 25')
    const deep = await browse({ search_query: 'grey', sorted_by: 'newest', page: '254' })
    expect(deep.titles.at(0)).toBe('Grey frame 6073')
  })

  test('a rare word is found however old its listing is', async () => {
    for (const sorted_by of ['newest', 'best_match', 'price_asc'])
      expect((await browse({ search_query: 'periscope', sorted_by })).titles).toEqual(['Walker with a periscope'])
  })
})
