import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hour, shiftedClock } from '#platform/clock'
import type { Statements } from '#platform/database'
import { withoutTimeLimit } from '../../platform/database/testing-time.ts'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import type { Filter } from '../search/filter.ts'
import { countMatches } from './count-queries.ts'
import { countIn, countSnapshotOf } from './count-snapshot.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
  await someListing(program.ctx, await someone(program.ctx))
})
afterAll(() => program.close())

test('a count snapshot is taken when the program begins to listen, so that its first page need not wait for it', async () => {
  const begun = await testProgram()
  const { read } = begun.ctx
  let isTaken = false
  begun.ctx.read = (name, text, values) => {
    isTaken ||= name === 'census of listings'
    return read(name, text, values)
  }
  await begun.app.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(() => isTaken).toBe(true)
  await begun.close()
})

test('while the database is too busy for a count snapshot, the last one stays in use', async () => {
  let busy = false
  const read: Statements = (name, text, values) =>
    busy && name === 'census of listings' ? Promise.reject(new Error('too slow')) : program.ctx.read(name, text, values)
  const at = (time: number) => countSnapshotOf({ ...program.ctx, read, clock: shiftedClock(program.ctx.clock, time) })
  const before = await at(0)
  busy = true
  expect(await at(hour)).toBe(before)
  busy = false
  // A database that takes its time is not waited for: the next who ask get the new one.
  await vi.waitFor(async () => expect(await at(2 * hour)).not.toBe(before), 60_000)
})

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
  // What was counted before holds for half a minute.
  const before = await countSnapshotOf(program.ctx)
  program.ctx.clock = shiftedClock(program.ctx.clock, 3 * hour)
  const total = async (query: string) =>
    JSON.parse(String((await get(program, `/posts?${query}`)).headers['x-pagination'])).total_posts
  await vi.waitFor(async () => expect(await countSnapshotOf(program.ctx)).not.toBe(before), 60_000)
  for (const query of ['', 'locations[]=Burnaby', 'price_range[ending_price]=40', 'categories[]=Walking Aids'])
    expect([query, await total(query)]).toEqual([query, 1101])
})

test('the count snapshot counts every filter as the database does', async () => {
  const owner = await someone(program.ctx)
  const cane = { equipmentTypeId: 15, properties: { tip: 'Single', cleaned: 'Wiped clean' } }
  await someListing(program.ctx, owner, { ...cane, locationId: 18, price: '10000' })
  await someListing(program.ctx, owner, { ...cane, locationId: 18, conditionId: 1, price: '7' })
  await someListing(program.ctx, owner, { locationId: 18, price: '0', free: true })
  program.ctx.clock = shiftedClock(program.ctx.clock, 2 * hour)
  await vi.waitFor(async () => expect((await countSnapshotOf(program.ctx)).places.has(18)).toBe(true), 60_000)
  const snapshot = await countSnapshotOf(program.ctx)
  const none = { categoryIds: [], typeIds: [], locationIds: [], nearIds: undefined, conditionIds: [], measures: [] }
  const [walker, caneType] = (await program.ctx.db.selectFrom('equipment_types').selectAll().execute()).filter(
    ({ id }) => [12, 15].includes(id),
  )
  const kinds = [
    {},
    { typeIds: [15] },
    { typeIds: [12, 15] },
    { categoryIds: [walker?.category_id ?? 0] },
    { categoryIds: [caneType?.category_id ?? 0], typeIds: [12] },
  ]
  const places = [
    {},
    { locationIds: [18] },
    { locationIds: [4, 18] },
    { locationIds: [18], nearIds: [18, 4] },
    { nearIds: [] },
  ]
  const prices = [
    {},
    { minPrice: 7 },
    { maxPrice: 7 },
    { minPrice: 8, maxPrice: 39 },
    { maxPrice: 999_999 },
    { minPrice: 20_000 },
  ]
  for (const [kind, place, price, condition] of product(kinds, places, prices, [{}, { conditionIds: [1] }])) {
    const filter: Filter = {
      ...none,
      minPrice: undefined,
      maxPrice: undefined,
      terms: undefined,
      ...kind,
      ...place,
      ...price,
      ...condition,
    }
    expect([filter, countIn(snapshot, filter)]).toEqual([filter, await countMatches(program.ctx, filter, 20_000)])
  }
})

const product = (...lists: object[][]) =>
  lists.reduce<object[][]>((made, list) => made.flatMap((one) => list.map((each) => [...one, each])), [[]])
