import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endPictureProcess } from '#pictures'
import { shiftedClock } from '#platform/clock'
import { inTransaction } from '#platform/context'
import { call, type Program } from '../src/listings/testing.ts'
import { makeVolunteer } from '../src/moderation/testing.ts'
import { waitForLongWait } from '../src/platform/database/testing-locks.ts'
import { get, signedIn, someone, testProgram } from '../src/testing.ts'
import { waitForOtherSeeds } from './editions-queries.ts'
import { seedReferenceData } from './reference.ts'
import { villageConversation, villageListings, villagers } from './village/index.ts'
import { openVillage, villageJobs } from './village.ts'

let program: Program
let headers: Record<string, string>

beforeAll(async () => {
  program = await testProgram()
  headers = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
})
afterAll(async () => {
  await endPictureProcess()
  await program.close()
})

/** Every row of these tables without the times of writing. */
async function rowsOf(...tables: string[]): Promise<string[]> {
  const rows: string[] = []
  for (const table of tables) {
    const { rows: found } = await program.database.pool.query(
      `select (to_jsonb(stored) - '{changed_at,created_at}'::text[])::text as row from ${table} stored order by 1`,
    )
    rows.push(...found.map(({ row }) => `${table} ${row}`))
  }
  return rows
}

/** As when a newer program starts, whose reference data differs from what was seeded last. */
const asAnotherEdition = () => program.database.pool.query("update reference_editions set digest = 'of before'")

async function write(url: string, body: object, method: 'PUT' | 'POST' = 'PUT') {
  const { status } = await call(program, method, url, headers, body)
  expect(status).toBe(200)
}

describe('the reference data seeded again', () => {
  const tables = [
    ...['locations', 'postal_areas', 'categories', 'conditions', 'equipment_types', 'equipment_fields'],
    ...['equipment_type_fields', 'vocabulary', 'versions'],
  ]

  test('doubles nothing and takes nothing away, also when two programs do it at once', async () => {
    const before = await rowsOf(...tables)
    for (const times of [1, 2, 3]) {
      await asAnotherEdition()
      await Promise.all(Array.from({ length: times }, () => seedReferenceData(program.ctx)))
      expect(await rowsOf(...tables)).toEqual(before)
    }
  })

  test('waits for another program that seeds, also where that takes longer than a second', async () => {
    await asAnotherEdition()
    const { seeding } = await inTransaction(program.ctx, async (ctx) => {
      await waitForOtherSeeds(ctx)
      const seeding = seedReferenceData(program.ctx)
      await waitForLongWait(program.database.pool, seeding)
      return { seeding }
    })
    await seeding
    const { rows } = await program.database.pool.query("select from reference_editions where digest = 'of before'")
    expect(rows).toEqual([])
  })

  test('[INFO-15] leaves standing what volunteers wrote on a page and in a list', async () => {
    const [page, list] = ['/console/content/page/Our%20Team', '/console/content/list/partners']
    const { fields } = (await get(program, page, headers)).body.data
    await write(page, { version: 1, fields: { ...fields, heading: 'The people' } })
    const { entries } = (await get(program, list, headers)).body.data.fields
    await write(list, { version: 1, fields: { entries: entries.slice(1) } })
    const before = await rowsOf('versions')
    await asAnotherEdition()
    await seedReferenceData(program.ctx)
    expect(await rowsOf('versions')).toEqual(before)
    program.ctx.clock = shiftedClock(program.ctx.clock, 60_000)
    const answer = await get(program, '/content?title=Our%20Team')
    expect(answer.body.data.fields.heading).toBe('The people')
    expect((await get(program, list, headers)).body.data.fields.entries).toEqual(entries.slice(1))
  })
})

describe('the village seeded again', () => {
  const [listing] = villageListings.filter(({ owner, state }) => owner === 'rosa' && state === 'inactive')
  const promised = villageListings.find(({ title }) => title === villageConversation.about)
  const seed = async () => {
    await openVillage(program.ctx)
    await villageJobs['settle-villagers']?.(program.ctx, {})
    await villageJobs['settle-village-listing']?.(program.ctx, { reference: listing?.reference })
  }
  /** The listing that the village's people settle a handover of. */
  const seedHandover = async () => {
    await villageJobs['settle-village-listing']?.(program.ctx, { reference: promised?.reference })
    const listings = program.ctx.db.selectFrom('listings').select('id').where('title', '=', villageConversation.about)
    const { id } = await listings.executeTakeFirstOrThrow()
    await villageJobs['settle-village-conversation']?.(program.ctx, { listingId: id })
    return id
  }
  const people = () => rowsOf('people', 'partners', 'listings', 'banners', 'versions')

  beforeAll(seed, 60_000)

  test('doubles nobody, no listing and no banner', async () => {
    const before = await people()
    expect(before.filter((row) => row.includes('@village.example'))).toHaveLength(villagers.length)
    await asAnotherEdition()
    await seed()
    expect(await people()).toEqual(before)
  })

  test('has one handover, with a promise, somebody who waits and a meeting to agree on; settled again, it stays as it is', async () => {
    const id = await seedHandover()
    const listing = program.ctx.db.selectFrom('listings').select('reserved_until').where('id', '=', id)
    expect((await listing.executeTakeFirstOrThrow()).reserved_until).toBeInstanceOf(Date)
    const tables = ['conversations', 'messages', 'promises', 'waiting_list', 'meetings']
    const before = await rowsOf(...tables)
    const count = (table: string) => before.filter((row) => row.startsWith(`${table} `)).length
    expect(tables.map(count)).toEqual([2, 7, 1, 1, 1])
    expect(await seedHandover()).toBe(id)
    expect(await rowsOf(...tables)).toEqual(before)
  })

  test('leaves as they are the people, the listings and the banner that somebody has changed', async () => {
    const { db } = program.ctx
    const rosa = db.updateTable('people').where('email', '=', 'rosa@village.example')
    await rosa.set({ password_hash: 'of her own', newsletter_subscribed: true, role: 'helper' }).execute()
    await db.updateTable('listings').set({ title: 'Hers', price: 3, active: true }).execute()
    const { data } = (await get(program, '/console/banners', headers)).body
    const { id, version, url, starts_at_utc, ends_at_utc } = data[0]
    const banner = { id, version, content: 'Brake check moved to Monday.', url, starts_at_utc, ends_at_utc }
    await write('/console/banners', banner, 'POST')
    const before = await people()
    await asAnotherEdition()
    await seed()
    expect(await people()).toEqual(before)
    expect((await get(program, '/api/banners/latest_active')).body.data.content).toBe(banner.content)
  })
})
