import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Person } from '#accounts'
import { setListing } from '../../listings/testing.ts'
import { somePair, write } from '../../messages/testing.ts'
import { someListing } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import {
  caseOf,
  cheating,
  openCaseAbout,
  reportedListing,
  reportedPerson,
  someVolunteerCalled,
} from './testing-cases.ts'

const program = await programOfFile({ TRUST_PROXY: 'on' })
const vera = await someVolunteerCalled(program, 'Vera')

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
