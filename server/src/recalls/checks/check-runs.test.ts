import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day } from '#platform/clock'
import { call, type Program, setListing, sold } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { withoutTimeLimit } from '../../platform/database/testing-time.ts'
import { signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { recallJobsWith } from '../jobs.ts'
import { exportRecalls } from '../personal-data.ts'
import { scooter, scooterCard } from '../testing.ts'
import { checkListing } from './check-listing.ts'
import { upsertChecks } from './check-queries.ts'
import { checkUncheckedSoon } from './check-unchecked.ts'

let program: Program
let room: Record<string, string>
let owner: Person

beforeAll(async () => {
  program = await testProgram()
  room = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
  owner = await someone(program.ctx)
})
afterAll(() => program.close())
beforeEach(async () => {
  await program.database.pool.query('delete from graphile_worker._private_jobs')
})

/** Takes the jobs of one name off the queue, and returns their payloads in the order in which they came. */
async function queued(task: string): Promise<unknown[]> {
  const { rows } = await program.database.pool.query(
    `delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
      where task.id = job.task_id and task.identifier = $1 returning job.id, job.payload`,
    [task],
  )
  return rows.sort((one, other) => Number(one.id) - Number(other.id)).map(({ payload }) => payload)
}
const screened = async () =>
  (await queued('screen-for-recalls')).map((payload) => (payload as { listingId: number }).listingId)
const jobs = recallJobsWith('[]')
const run = async (job: string, payload: object) => jobs[job]?.(program.ctx, payload)
const checkCard = async (cardId: number, { version = 1, after = 0 } = {}) => {
  await run('check-recall-card', { cardId, version, after })
  return screened()
}
const write = async (changes: object): Promise<number> => {
  const { body } = await call(program, 'POST', '/console/recalls', room, { ...scooterCard, ...changes })
  await queued('check-recall-card')
  return body.data.id
}

test('what a card may recall is looked at again: what it matches or did before, also if it was handed over in the last ten years', async () => {
  const { ctx } = program
  const list = (brand: string, model: string) => someListing(ctx, owner, scooter({ brand, model }))
  const fits = await list('Swiftway', '501')
  const [other, given, longGone, deleted] = [
    await list('Swiftway', 'Roam 4'),
    await list('Swiftway', '501'),
    await list('Swiftway', '501'),
    await list('Swiftway', '501'),
  ]
  const before = await list('Acme', '501')
  const ago = (days: number) => new Date(ctx.clock.now().getTime() - days * day)
  await setListing(ctx, given, sold(ago(3_652.99)))
  await setListing(ctx, longGone, sold(ago(3_653.01)))
  await setListing(ctx, deleted, { deleted_at: ctx.clock.now() })
  const card = await write({})
  const known = { keys: [], strong: [], possible: [] }
  await upsertChecks(ctx, [{ listingId: before, ...known, possible: [card] }])
  expect(await checkCard(card)).toEqual([fits, given, before])
  expect(await checkCard(card, { after: fits })).toEqual([given, before])
  expect(await checkCard(card, { version: 2 })).toEqual([])
  await upsertChecks(ctx, [
    { listingId: fits, ...known, strong: [card] },
    { listingId: other, ...known, strong: [card + 1] },
  ])
  const withdrawal = { ...scooterCard, withdrawn: true, version: 1 }
  expect((await call(program, 'PUT', `/console/recalls/${card}`, room, withdrawal)).status).toBe(200)
  expect(await queued('check-recall-card')).toEqual([{ cardId: card, version: 2, after: 0 }])
  expect(await checkCard(card, { version: 2 })).toEqual([fits, before])
})

/** Listings that nobody compared yet, so many, with their titles; returns their numbers. */
async function uncompared(count: number, titles: Record<number, string>): Promise<number[]> {
  const [at, { ctx }] = [program.ctx.clock.now(), program]
  const row = {
    ...{ owner_id: owner.id, equipment_type_id: 8, category_id: 3, condition_id: 3, location_id: 4 },
    ...{ description: 'As the breezeway.', price: 0, owner_confirmed: true },
    ...{ listed_at: at, expires_at: at, created_at: at, updated_at: at },
  }
  const rows = Array.from({ length: count }, (_, place) => ({ ...row, title: titles[place] ?? 'Scooter' }))
  const inserted = await withoutTimeLimit(ctx.db, (db) =>
    db.insertInto('listings').values(rows).returning('id').execute(),
  )
  return inserted.map(({ id }) => id)
}

test('listings are compared in batches, each begins where the one before has ended, and those that match are looked at again', async () => {
  const { ctx } = program
  const brands = { brands: ['Breezeway'], equipment_type_ids: [8] }
  const certain = await write({ ...brands, models: ['Glide 9000X'] })
  const possible = await write({ ...brands, models: ['501'] })
  const titles = { 0: 'Breezeway', 499: 'Breezeway Glide9000X', 500: 'Breezeway', 1001: 'Breezeway' }
  const ids = await uncompared(1_002, titles)
  const [first = 0, last = 0, next = 0] = [ids[0], ids[499], ids[500]]
  await setListing(ctx, ids[1_001] ?? 0, { deleted_at: ctx.clock.now() })
  await checkUncheckedSoon(ctx)
  expect(await queued('check-unchecked')).toEqual([{ after: 0 }])
  await run('check-unchecked', { after: 0 })
  // One that a card recalls and another may recall is looked at again once.
  expect([await queued('check-unchecked'), await screened()]).toEqual([[{ after: last }], [first, last]])
  await run('check-unchecked', { after: last })
  expect([await queued('check-unchecked'), await screened()]).toEqual([[{ after: ids[999] }], [next]])
  await run('check-unchecked', { after: ids[999] ?? 0 })
  await run('check-unchecked', { after: ids[1_001] ?? 0 })
  await checkUncheckedSoon(ctx)
  expect([await queued('check-unchecked'), await screened()]).toEqual([[], []])
  expect(await checkCard(possible)).toEqual([first, last, next])
  expect(await queued('check-recall-card')).toEqual([{ cardId: possible, version: 1, after: ids[999] }])
  expect(await checkCard(certain, { after: ids[999] ?? 0 })).toEqual([])
  expect(await queued('check-recall-card')).toEqual([])
})

test('a listing that goes while it is compared is waited for and passed over, and one that is gone matches nothing', async () => {
  const { ctx } = program
  const [going = 0, stays = 0] = await uncompared(2, {})
  const { waited } = await whileLocked(program, {
    lock: ({ db }) => db.deleteFrom('listings').where('id', '=', going).execute(),
    act: () => run('check-unchecked', { after: going - 1 }),
  })
  const checked = ctx.db.selectFrom('recall_checks').select('listing_id').where('listing_id', 'in', [going, stays])
  expect([waited, await checked.execute()]).toEqual([true, [{ listing_id: stays }]])
  expect(await checkListing(ctx, going)).toEqual({ strong: [], possible: [], newPossible: [] })
  expect(await upsertChecks(ctx, [])).toBeUndefined()
})

test('a listing that one card recalls, and another may recall, is known by both', async () => {
  const person = await someone(program.ctx)
  const brands = { brands: ['Gustway'], equipment_type_ids: [8] }
  const strong = await write({ ...brands, models: ['Glide 9000X'] })
  const possible = await write({ ...brands, models: ['501'] })
  const id = await someListing(program.ctx, person, { ...scooter({ brand: 'Gustway' }), description: 'Glide9000X' })
  const { listings } = await exportRecalls(program.ctx, { personId: person.id })
  expect(listings).toMatchObject([{ listing_id: id, strong: [strong], possible: [possible] }])
  const another = await someListing(program.ctx, person)
  await upsertChecks(program.ctx, [{ listingId: id, keys: [], strong: [], possible: [] }])
  const exported = (await exportRecalls(program.ctx, { personId: person.id })).listings
  expect(exported.map(({ listing_id }) => listing_id)).toEqual([id, another])
})
