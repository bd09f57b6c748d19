import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day, vancouverDay } from '#platform/clock'
import { call, type Program, setListing } from '../../listings/testing.ts'
import { somePair, write } from '../../messages/testing.ts'
import { someListing, someone, testProgram } from '../../testing.ts'
import { report } from '../testing.ts'
import {
  caseOf,
  cheating,
  decide,
  openCaseAbout,
  type Room,
  reportBuyer,
  reportedListing,
  reportedPerson,
  someVolunteerCalled,
  undo,
} from './testing-cases.ts'

let program: Program
let vera: Room
let ida: Room

beforeAll(async () => {
  program = await testProgram({ TRUST_PROXY: 'on' })
  vera = await someVolunteerCalled(program, 'Vera')
  ida = await someVolunteerCalled(program, 'Ida', 'steward')
})
afterAll(() => program.close())

const shown = async (caseId: number) => (await caseOf(program, vera, caseId)).body.data

/** Stores reports of somebody about a listing, with what volunteers made of them; null: one waits. */
async function insertReports(listing_id: number, by: Person | undefined, rights: (boolean | null)[]): Promise<void> {
  const now = program.ctx.clock.now()
  const rows = rights.map((was_right) => ({
    ...{ listing_id, person_id: by?.id ?? null, reporter: randomBytes(8), reasons: ['duplicate'], confirmed: true },
    ...{ created_at: now, was_right, decision: was_right === null ? null : 'keep' },
    decided_at: was_right === null ? null : now,
  }))
  await program.ctx.db.insertInto('reports').values(rows).execute()
}

async function insertPersonReports(
  pair: { id: number },
  people: { reporter_id: number; reported_id: number },
  decisions: string[],
): Promise<void> {
  const now = program.ctx.clock.now()
  const rows = decisions.map((decision) => ({
    ...{ conversation_id: pair.id, ...people, reasons: [], created_at: now },
    ...{ decision, decided_at: now },
  }))
  await program.ctx.db.insertInto('person_reports').values(rows).execute()
}

test('a side is known by what volunteers decided about what is theirs and what they reported', async () => {
  const pair = await reportedPerson(program)
  const [buyer, owner] = [pair.buyer.person, pair.owner.person]
  const list = (title: string) => someListing(program.ctx, buyer, { title })
  const [visible, hidden, deleted] = [await list('Visible'), await list('Hidden'), await list('Deleted')]
  const now = program.ctx.clock.now()
  await setListing(program.ctx, hidden, { held_at: now, held_why: 'It was reported.' })
  await setListing(program.ctx, deleted, { deleted_at: now })
  await insertReports(visible, owner, [true, true, true, false, null])
  await insertReports(pair.listing, buyer, [true, false, false, null])
  await insertPersonReports(pair, { reporter_id: owner.id, reported_id: buyer.id }, ['pause', 'nothing', 'nothing'])
  await insertPersonReports(pair, { reporter_id: buyer.id, reported_id: owner.id }, ['pause', 'pause', 'nothing'])
  for (const decision of ['return', 'deliver', null]) {
    const { id: message_id } = await program.ctx.db
      .insertInto('messages')
      .values({ conversation_id: pair.id, sender_id: buyer.id, body: 'Hello', created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const decided = { decision, decided_at: decision && now }
    await program.ctx.db
      .insertInto('pending_messages')
      .values({ message_id, held_at: now, ...decided })
      .execute()
  }
  expect((await shown(pair.caseId)).sides).toMatchObject([
    {
      ...{ role: 'reported', account: buyer.id, person: { name: 'Ben' } },
      facts: {
        ...{ listings: 2, hidden: 1, about_right: 4, about_wrong: 3, made_right: 3, made_wrong: 3, returned: 1 },
      },
    },
    {
      ...{ role: 'reporters', account: null, person: { name: 'Rosa' } },
      facts: { listings: 1, hidden: 0, about_right: 3, about_wrong: 3, made_right: 4, made_wrong: 3, returned: 0 },
    },
  ])
})

test('what somebody is kept from stands with them, the most first, and of one kind what lasts longest', async () => {
  const { caseId, personId } = await reportedPerson(program)
  const begun = program.ctx.clock.now()
  const later = (days: number) => new Date(begun.getTime() + days * day)
  const stored = (kind: string, ends_at: Date | null, more = {}) => ({
    ...{ person_id: personId, kind, ends_at, reason: 'Another reason', sentence: 'Please write to us.' },
    ...{ begun_at: later(-9), ...more },
  })
  const rows = [
    ...[stored('mute', later(3)), stored('mute', later(30)), stored('stop', later(2)), stored('ban', later(1))],
    ...[stored('ban', null), stored('ban', begun), stored('stop', null, { lifted_at: begun })],
    // It was taken back before the clock jumped back.
    stored('stop', null, { lifted_at: later(1) }),
  ]
  await program.ctx.db.insertInto('restrictions').values(rows).execute()
  const [{ restrictions }] = (await shown(caseId)).sides
  const until = (days: number) => `until ${vancouverDay(later(days), program.ctx.clock.now())}`
  expect(restrictions).toEqual([
    ...['Banned for good', `Banned ${until(1)}`, `Stopped ${until(2)}`, `Muted ${until(30)}`, `Muted ${until(3)}`],
  ])
})

test('the accounts that reported a listing are added up, and visitors are no side', async () => {
  const { id, owner, reporter, caseId } = await reportedListing(program)
  const second = await someone(program.ctx)
  const elsewhere = await someListing(program.ctx, owner)
  await program.ctx.db.updateTable('people').set({ first_name: null }).where('id', '=', owner.id).execute()
  await insertReports(id, second, [null])
  await insertReports(id, undefined, [true, false])
  await insertReports(elsewhere, second, [true, true])
  await insertReports(elsewhere, reporter, [true, false])
  await insertReports(elsewhere, await someone(program.ctx), [true])
  expect((await shown(caseId)).sides).toEqual([
    expect.objectContaining({
      role: 'owner',
      account: owner.id,
      person: expect.objectContaining({ name: 'The seller' }),
    }),
    {
      ...{ role: 'reporters', account: null, person: null, restrictions: [] },
      facts: { listings: 0, hidden: 0, about_right: 0, about_wrong: 0, made_right: 3, made_wrong: 1, returned: 0 },
    },
  ])
  const byVisitors = await someListing(program.ctx, owner)
  await report(program, byVisitors, ['duplicate'])
  const visitorsCase = (await openCaseAbout(program, { listing_id: byVisitors })) ?? 0
  expect((await shown(visitorsCase)).sides.map(({ role }: { role: string }) => role)).toEqual(['owner'])
})

test('who reported or was reported and gave no name is called neither seller nor buyer: they may be both', async () => {
  const { owner, buyer, id } = await somePair(program)
  const both = [owner.person.id, buyer.person.id]
  await program.ctx.db.updateTable('people').set({ first_name: null }).where('id', 'in', both).execute()
  const path = `/api/user/conversations/${id}/report`
  expect((await call(program, 'POST', path, buyer.headers, { words: 'She frightens me' })).status).toBe(200)
  const { sides, about } = await shown((await openCaseAbout(program, { person_id: owner.person.id })) ?? 0)
  const name = 'Somebody without a first name'
  expect(sides).toMatchObject([
    { role: 'reported', person: { name } },
    { role: 'reporters', person: { name } },
  ])
  expect(about).toBe(name)
})

test('of a held message the writer is one side and whom it is for the other, also where the owner wrote', async () => {
  const { owner, buyer, id } = await somePair(program)
  await program.ctx.db.updateTable('people').set({ first_name: null }).where('id', '=', owner.person.id).execute()
  const { body } = await write(program, owner, id, cheating)
  const caseId = (await openCaseAbout(program, { message_id: body.data.id })) ?? 0
  const { sides, message, about } = await shown(caseId)
  expect(sides).toMatchObject([
    { role: 'writer', account: owner.person.id, person: { name: 'The seller' } },
    { role: 'receiver', account: buyer.person.id, person: { name: 'Ben' } },
  ])
  expect([message.writer.name, about]).toEqual(['The seller', 'Somebody without a first name'])
})

test('the photos of a listing are opened for volunteers while it is hidden, and gone with it', async () => {
  const { id, caseId } = await reportedListing(program)
  const picture = async () => (await shown(caseId)).listing.images[0]?.large
  expect(await picture()).not.toContain('signature')
  await setListing(program.ctx, id, { active: false })
  expect(await picture()).toContain('signature')
  await setListing(program.ctx, id, { deleted_at: program.ctx.clock.now() })
  const { listing } = await shown(caseId)
  expect([listing.images, listing.description]).toEqual([[], ''])
})

test('a decision says why it cannot be taken back, and whether a later one stands on it', async () => {
  const { caseId, id } = await reportedListing(program)
  const first = (await decide(program, vera, caseId, 'keep', 'It is sold.')).body.data.decision
  const fixed = async () => (await shown(caseId)).decisions.map((each: { fixed: string | null }) => each.fixed)
  expect(await fixed()).toEqual([null])
  await call(program, 'POST', `/console/posts/${id}/decision`, ida.headers, { decision: 'release' })
  expect(await fixed()).toEqual([expect.stringMatching(/^A later decision about the same stands/)])
  const [latest] = await program.ctx.db
    .selectFrom('case_decisions')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  await undo(program, vera, latest?.id ?? 0)
  expect(await fixed()).toEqual([null])
  await undo(program, vera, first)
  // Whoever took it back has left since.
  await program.ctx.db.updateTable('case_decisions').set({ undone_by: null }).where('id', '=', first).execute()
  expect((await undo(program, ida, first)).body.error).toBe('Somebody took this decision back already.')
})

test('on a decision about somebody stands a later one about them, and none about somebody else', async () => {
  const [pair, other] = [await reportedPerson(program), await reportedPerson(program)]
  for (const { caseId } of [pair, other]) await decide(program, vera, caseId, 'nothing')
  await reportBuyer(program, pair)
  const again = (await openCaseAbout(program, { person_id: pair.personId })) ?? 0
  await decide(program, vera, again, 'nothing')
  const fixed = async (caseId: number) => (await shown(caseId)).decisions[0].fixed
  expect([await fixed(pair.caseId), await fixed(other.caseId), await fixed(again)]).toEqual([
    ...[expect.stringMatching(/^A later decision about the same stands/), null, null],
  ])
})

test('of a case that was decided again and again its page shows the latest twenty decisions', async () => {
  const { caseId: case_id } = await reportedListing(program)
  const decided_at = program.ctx.clock.now()
  const rows = Array.from({ length: 21 }, (_, at) => ({
    ...{ case_id, volunteer_id: vera.person.id, decision: 'release', words: `${at}`, decided_at },
  }))
  await program.ctx.db.insertInto('case_decisions').values(rows).execute()
  const { decisions } = await shown(case_id)
  expect(decisions.map(({ words }: { words: string }) => words)).toEqual(
    Array.from({ length: 20 }, (_, at) => `${20 - at}`),
  )
})

test('a claim of somebody who lost the role is shown to nobody', async () => {
  const [gone, { caseId }] = [await someVolunteerCalled(program, 'Gone'), await reportedListing(program)]
  await call(program, 'POST', `/console/cases/${caseId}/claim`, gone.headers)
  expect((await shown(caseId)).claim).toMatchObject({ name: 'Gone', yours: false })
  await program.ctx.db.updateTable('people').set({ role: 'helper' }).where('id', '=', gone.person.id).execute()
  expect((await shown(caseId)).claim).toBeNull()
})
