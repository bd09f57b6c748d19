import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { withoutTimeLimit } from '../../platform/database/testing-time.ts'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import type { Filter } from '../search/filter.ts'
import { countMatches } from './count-queries.ts'
import { countIn, countSnapshotOf } from './count-snapshot.ts'

const program = await testProgram()
await someListing(program.ctx, await someone(program.ctx))
afterAll(() => program.close())

test('[HOME-16] hidden listings do not count either where more match than are counted one by one', async () => {
  const listings = sql`
    insert into listings (owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, price,
      active, last_feedback, deleted_at, owner_confirmed, held_at, held_why, listed_at, expires_at, created_at, updated_at)
    select owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, price,
      n <> 1, case when n = 2 then 'exchanged' end, case when n = 3 then now() end, n <> 4,
      case when n = 5 then now() end, case when n = 5 then 'It was reported.' end,
      listed_at, expires_at, created_at, updated_at
    from listings, generate_series(1, 1105) n`
  await withoutTimeLimit(program.ctx.db, (db) => listings.execute(db))
  const total = async (query: string) =>
    JSON.parse(String((await get(program, `/posts?${query}`)).headers['x-pagination'])).total_posts
  for (const query of ['', 'locations[]=Burnaby', 'price_range[ending_price]=40', 'categories[]=Walking Aids'])
    expect([query, await total(query)]).toEqual([query, 1101])
})

test('the count snapshot counts every filter as the database does', async () => {
  const owner = await someone(program.ctx)
  const cane = { equipmentTypeId: 15, properties: { tip: 'Single', cleaned: 'Wiped clean' } }
  await someListing(program.ctx, owner, { ...cane, locationId: 18, price: '10000' })
  await someListing(program.ctx, owner, { ...cane, locationId: 18, conditionId: 1, price: '7' })
  await someListing(program.ctx, owner, { locationId: 18, price: '0', free: true })
  const snapshot = await countSnapshotOf(program.ctx)
  const unset = { minPrice: undefined, maxPrice: undefined, terms: undefined, nearIds: undefined }
  const none = { categoryIds: [], typeIds: [], locationIds: [], conditionIds: [], measures: [], ...unset }
  const kinds = [
    {},
    { typeIds: [15] },
    { typeIds: [12, 15] },
    { categoryIds: [3] },
    { categoryIds: [1], typeIds: [12] },
  ]
  const places = [
    {},
    { locationIds: [18] },
    { locationIds: [4, 18] },
    { locationIds: [18], nearIds: [18, 4] },
    { nearIds: [] },
  ]
  const prices = [{}, { minPrice: 7 }, { maxPrice: 7 }, { minPrice: 8, maxPrice: 39 }, { minPrice: 20_000 }]
  for (const parts of product(kinds, places, prices, [{}, { conditionIds: [1] }])) {
    const filter: Filter = Object.assign({}, none, ...parts)
    expect([filter, countIn(snapshot, filter)]).toEqual([filter, await countMatches(program.ctx, filter, 20_000)])
  }
})

const product = (...lists: object[][]) =>
  lists.reduce<object[][]>((made, list) => made.flatMap((one) => list.map((each) => [...one, each])), [[]])
