import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day, shiftedClock } from '#platform/clock'
import { type Program, setListing, sold } from '../listings/testing.ts'
import { asOwner } from '../platform/database/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../testing.ts'
import { decideOnListing } from './decide-on-listing.ts'
import { makeVolunteer, report } from './testing.ts'

let program: Program
let owner: Person
let volunteer: Person
let headers: Record<string, string>

beforeAll(async () => {
  program = await testProgram({ TRUST_PROXY: 'on' })
  owner = await someone(program.ctx)
  volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
  headers = await signedIn(program.ctx, volunteer)
})
beforeEach(() => program.ctx.db.deleteFrom('reports').execute())
afterAll(() => program.close())

const listing = (title: string) => someListing(program.ctx, owner, { title })
const reported = (query = '') => get(program, `/console/reports${query}`, headers)
const titles = async (query = '') =>
  (await reported(query)).body.data.map(({ post }: { post: { title: string } }) => post.title)

test('a volunteer reads what was reported, how often, in which words and since when, and never by whom', async () => {
  const id = await listing('Odd walker')
  const startedAt = Date.now()
  await report(program, id, ['duplicate', 'Mine has the same photo'], { address: '192.0.2.1' })
  const person = await someone(program.ctx)
  await report(program, id, ['miscategorized', 'duplicate'], { headers: await signedIn(program.ctx, person) })
  const { status, body } = await reported()
  expect([status, body.data]).toEqual([
    200,
    [
      {
        post: { id, title: 'Odd walker', held: false, public: true, deleted: false, image: expect.anything() },
        reasons: [
          { reason: 'duplicate', count: 2 },
          { reason: 'miscategorized', count: 1 },
        ],
        words: ['Mine has the same photo'],
        findings: [],
        decisions: [],
        since_utc: expect.any(String),
        age: 'just now',
      },
    ],
  ])
  expect(Date.parse(body.data[0].since_utc)).toBeGreaterThanOrEqual(startedAt - 1000)
  expect(JSON.stringify(body)).not.toContain(person.email)
})

test('of more than twenty texts about a listing the newest twenty are read, of each listing; all reasons count', async () => {
  const [flooded, other] = [await listing('Flooded'), await listing('Other')]
  await report(program, other, ['scam', 'The only words'], { address: '192.0.2.1' })
  // The visitors of one network hide nothing.
  for (let visitor = 1; visitor <= 22; visitor++)
    await report(program, flooded, ['scam', `Words ${visitor}`], { visitor })
  for (const visitor of [30, 31]) await report(program, flooded, ['item sold', 'duplicate'], { visitor })
  const { data } = (await reported()).body
  const summaryOf = (id: number) => data.find(({ post }: { post: { id: number } }) => post.id === id)
  expect(summaryOf(flooded).words).toEqual(Array.from({ length: 20 }, (_, at) => `Words ${at + 3}`))
  expect(summaryOf(other)).toMatchObject({ words: ['The only words'], reasons: [{ reason: 'scam', count: 1 }] })
  expect(summaryOf(flooded).reasons).toEqual([
    { reason: 'scam', count: 22 },
    { reason: 'item sold', count: 2 },
    { reason: 'duplicate', count: 2 },
  ])
})

test('however much is decided, what waits is found by an index of its own', async () => {
  const { db } = program.ctx
  const id = await listing('Decided a thousand times')
  await sql`insert into reports (listing_id, reporter, confirmed, reasons, created_at, decision, decided_at)
    select ${id}, uuid_send(gen_random_uuid()), true, '{duplicate}', now(), 'release', now()
    from generate_series(1, 1000)`.execute(db)
  await asOwner(program.database.pool, 'analyze reports')
  const plan = await sql`explain select listing_id from reports where decided_at is null`.execute(db)
  expect(JSON.stringify(plan.rows)).toContain('using reports_listing_id_idx')
})

test('what is hidden comes first, then what waits longest; the decided and the deleted wait no more', async () => {
  const ids: Record<string, number> = {}
  for (const title of ['Oldest', 'Newer', 'Hidden', 'Sold', 'Decided', 'Deleted']) {
    ids[title] = await listing(title)
    await report(program, ids[title], ['item sold'])
  }
  await setListing(program.ctx, ids.Hidden ?? 0, { held_at: new Date(), held_why: 'It was reported.' })
  await setListing(program.ctx, ids.Sold ?? 0, sold(new Date()))
  await setListing(program.ctx, ids.Deleted ?? 0, { deleted_at: new Date() })
  await decideOnListing(program.ctx, { volunteer, listingId: ids.Decided ?? 0, decision: 'release' })
  expect(await titles()).toEqual(['Hidden', 'Oldest', 'Newer', 'Sold'])
  const { body } = await reported()
  expect(body.data[0].post).toMatchObject({ held: true, public: false })
  expect(body.data[3].post).toMatchObject({ held: false, public: false })
})

test('there are twenty a page, with the count of all', async () => {
  for (let at = 1; at <= 21; at++) await report(program, await listing(`Walker ${at}`), ['duplicate'])
  expect(await titles()).toHaveLength(20)
  expect(await titles('?page=2')).toEqual(['Walker 21'])
  expect(await titles('?page=abc')).toHaveLength(20)
  const pagination = JSON.parse(String((await reported()).headers['x-pagination']))
  expect(pagination).toMatchObject({ current_page: 1, last_page: 2, total_posts: 21 })
})

test('nothing reported is an empty list, which says how many listings were decided about within 30 days', async () => {
  await program.ctx.db.deleteFrom('decisions').execute()
  expect((await reported()).body).toEqual({ data: [], decided_lately: 0 })
  const [old, turned] = [await listing('Long ago'), await listing('Turned')]
  const decide = (ago: number, listingId: number, decision: 'release' | 'keep') =>
    decideOnListing(
      { ...program.ctx, clock: shiftedClock(program.ctx.clock, -ago * day) },
      { volunteer, listingId, decision, words: 'So' },
    )
  await decide(31, old, 'keep')
  await decide(29, turned, 'keep')
  await decide(1, turned, 'release')
  expect((await reported()).body).toEqual({ data: [], decided_lately: 1 })
})

test('what was decided about a listing before stands beside its new report', async () => {
  const id = await listing('Reported again')
  await decideOnListing(program.ctx, { volunteer, listingId: id, decision: 'release', words: 'All right' })
  await report(program, id, ['scam'])
  expect((await reported()).body.data[0].decisions).toMatchObject([
    { decision: 'release', words: 'All right', decided_by: volunteer.email },
  ])
})

test('listReportedListings not_found: for visitors, and for everyone who is no volunteer', async () => {
  await report(program, await listing('Secret'), ['scam'])
  for (const by of [{}, await signedIn(program.ctx, owner)]) {
    const { status, body } = await get(program, '/console/reports', by)
    expect([status, body.code, body.error]).toEqual([404, 'not_found', 'There is nothing at this address.'])
  }
})

test('listReportedListings signed_out: with a token that is none', async () => {
  const { status, body } = await get(program, '/console/reports', { ...headers, 'x-user-token': 'guess' })
  expect([status, body.code]).toEqual([401, 'signed_out'])
})
