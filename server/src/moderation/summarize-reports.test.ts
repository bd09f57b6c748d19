import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import type { Program } from '../listings/testing.ts'
import { somePair } from '../messages/testing.ts'
import { asOwner } from '../platform/database/testing.ts'
import { signedIn, someListing, someone, testProgram } from '../testing.ts'
import { waitingListing } from './cases/testing-cases.ts'
import { decideOnListing } from './decide-on-listing.ts'
import { exportReports } from './export-reports.ts'
import { findAllReports, findOpenReports } from './report-queries.ts'
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
afterAll(() => program.close())

const listing = (title: string) => someListing(program.ctx, owner, { title })
const waiting = (id: number) => waitingListing(program, headers, id)

test('a volunteer reads what was reported, how often and in which words, and never by whom', async () => {
  const id = await listing('Odd walker')
  await report(program, id, ['duplicate', 'Mine has the same photo'], { address: '192.0.2.1' })
  const person = await someone(program.ctx)
  await report(program, id, ['miscategorized', 'duplicate'], { headers: await signedIn(program.ctx, person) })
  const shown = await waiting(id)
  expect(shown).toMatchObject({
    post: { id, title: 'Odd walker', held: false, public: true, deleted: false, image: expect.anything() },
    reasons: [
      { reason: 'duplicate', count: 2 },
      { reason: 'miscategorized', count: 1 },
    ],
    words: ['Mine has the same photo'],
    findings: [],
    decisions: [],
  })
  expect(JSON.stringify(shown)).not.toContain(person.email)
})

test('of more than twenty texts about a listing the newest twenty are read, of each listing; all reasons count', async () => {
  const [flooded, other] = [await listing('Flooded'), await listing('Other')]
  await report(program, other, ['scam', 'The only words'], { address: '192.0.2.1' })
  // The visitors of one network hide nothing.
  for (let visitor = 1; visitor <= 22; visitor++)
    await report(program, flooded, ['scam', `Words ${visitor}`], { visitor })
  for (const visitor of [30, 31]) await report(program, flooded, ['item sold', 'duplicate'], { visitor })
  expect((await waiting(flooded)).words).toEqual(Array.from({ length: 20 }, (_, at) => `Words ${at + 3}`))
  expect(await waiting(other)).toMatchObject({ words: ['The only words'], reasons: [{ reason: 'scam', count: 1 }] })
  expect((await waiting(flooded)).reasons).toEqual([
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

test('what was decided about a listing before stands beside its new report', async () => {
  const id = await listing('Reported again')
  await decideOnListing(program.ctx, { volunteer, listingId: id, decision: 'release', words: 'All right' })
  await report(program, id, ['scam'])
  expect((await waiting(id)).decisions).toMatchObject([
    { decision: 'release', words: 'All right', decided_by: volunteer.email.split('@')[0] },
  ])
})

test('what somebody reported and decided is in their own data in its order, however often it was written again', async () => {
  const { db, clock } = program.ctx
  const { owner, buyer, id: conversation_id, listing } = await somePair(program)
  const [at, theirs, others] = [clock.now(), buyer.person.id, owner.person.id]
  const done = { decided_at: at, decision: 'keep' }
  for (const words of ['First', 'Second']) {
    const report = { listing_id: listing, reporter: Buffer.from(words), reasons: [], other: words, confirmed: true }
    await db
      .insertInto('reports')
      .values({ ...report, ...done, person_id: theirs, created_at: at })
      .execute()
    const about = { conversation_id, reported_id: others, reasons: [], other: words, created_at: at }
    await db
      .insertInto('person_reports')
      .values({ ...about, ...done, decision: 'pause', reporter_id: theirs })
      .execute()
    await db
      .insertInto('decisions')
      .values({ listing_id: listing, volunteer_id: theirs, words, ...done })
      .execute()
  }
  // What was another's in between is at another place of its table, and of what leads to it.
  for (const id of [others, theirs]) {
    await db.updateTable('reports').set({ person_id: id }).where('other', '=', 'First').execute()
    await db.updateTable('person_reports').set({ reporter_id: id }).where('other', '=', 'First').execute()
    await db.updateTable('decisions').set({ volunteer_id: id }).where('words', '=', 'First').execute()
  }
  const { made, about_people, decisions } = await exportReports(program.ctx, { personId: theirs })
  expect([...made, ...about_people].map(({ other }) => other)).toEqual(['First', 'Second', 'First', 'Second'])
  expect(decisions.map(({ words }) => words)).toEqual(['First', 'Second'])
})

test('reports about a listing come in their order, the newest last, those that wait and all of them', async () => {
  const { db, clock } = program.ctx
  const listing_id = await someListing(program.ctx, await someone(program.ctx))
  for (const other of ['First', 'Second']) {
    const report = { listing_id, reporter: Buffer.from(other), reasons: ['duplicate'], other, confirmed: true }
    await db
      .insertInto('reports')
      .values({ ...report, created_at: clock.now() })
      .execute()
  }
  const first = () => db.updateTable('reports').where('listing_id', '=', listing_id).where('other', '=', 'First')
  // One that was decided and waits again is at another place of its table.
  await first().set({ decision: 'keep', decided_at: clock.now() }).execute()
  await first().set({ decision: null, decided_at: null }).execute()
  for (const find of [findOpenReports, findAllReports])
    expect((await find(program.ctx, listing_id)).map(({ other }) => other)).toEqual(['First', 'Second'])
})
