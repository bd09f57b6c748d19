import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Program } from '../listings/testing.ts'
import { somePair } from '../messages/testing.ts'
import { someListing, someone, testProgram } from '../testing.ts'
import { exportReports } from './export-reports.ts'
import { findAllReports, findOpenReports } from './report-queries.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

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
