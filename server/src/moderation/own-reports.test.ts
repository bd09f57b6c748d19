import { caseSentences } from '@reable/contract/cases/rules'
import { beforeEach, describe, expect, test } from 'vitest'
import { ask, side } from '../messages/testing.ts'
import { agree, answer, keep, lift, restrict } from '../people/testing.ts'
import { get, signedIn, someListing, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { findNextCase } from './cases/queue-queries.ts'
import {
  caseOf,
  claim,
  decide,
  decideAnswer,
  decideListing,
  openCaseAbout,
  type Room,
  reportBuyer,
  reportedPerson,
  someVolunteerCalled,
  undo,
} from './cases/testing-cases.ts'
import { makeVolunteer, report } from './testing.ts'

const program = await programOfFile()
// Nothing waits from the test before.
beforeEach(() => program.ctx.db.updateTable('cases').set({ closed_at: new Date() }).execute())

const nextFor = (room: Room) => findNextCase(program.ctx, { volunteerId: room.person.id })

test('a volunteer does not decide what they reported themselves, and another one does', async () => {
  const [sam, vera] = [await someVolunteerCalled(program, 'Sam'), await someVolunteerCalled(program, 'Vera')]
  const id = await someListing(program.ctx, await someone(program.ctx))
  await report(program, id, ['duplicate'], { headers: sam.headers })
  const caseId = (await openCaseAbout(program, { listing_id: id })) ?? 0
  const claimed = await claim(program, sam, caseId)
  expect([claimed.status, claimed.body.error]).toEqual([409, caseSentences.own])
  const decided = await decide(program, sam, caseId, 'release')
  expect([decided.status, decided.body.error]).toEqual([409, caseSentences.own])
  await claim(program, vera, caseId)
  expect((await decide(program, vera, caseId, 'release')).status).toBe(200)
})

/** What the page of a case and the list of decided ones say to somebody who cannot undo its decision. */
async function whyFixed(room: Room, caseId: number) {
  const [made] = (await caseOf(program, room, caseId)).body.data.decisions
  const listed = (await get(program, '/console/cases/decided', room.headers)).body.data
  const { decision } = listed.find((each: { case: { id: number } }) => each.case.id === caseId)
  expect(decision.fixed).toBe(made.fixed)
  return { id: made.id, fixed: made.fixed }
}

test('nor undoes a volunteer, or decides again, what another one decided about their report, and reads so before', async () => {
  const [sam, vera] = [await someVolunteerCalled(program, 'Sam'), await someVolunteerCalled(program, 'Vera')]
  const id = await someListing(program.ctx, await someone(program.ctx))
  await report(program, id, ['duplicate'], { headers: sam.headers })
  const caseId = (await openCaseAbout(program, { listing_id: id })) ?? 0
  await decide(program, vera, caseId, 'release')
  const made = await whyFixed(sam, caseId)
  expect(made.fixed).toBe(caseSentences.own)
  const undone = await undo(program, sam, made.id)
  expect([undone.status, undone.body.error]).toEqual([409, caseSentences.own])
  expect((await decideListing(program, sam, id, 'keep', 'No.')).status).toBe(409)
  expect((await whyFixed(vera, caseId)).fixed).toBeNull()
  expect((await undo(program, vera, made.id)).status).toBe(200)
})

test('the same holds of a person whom a volunteer reported', async () => {
  const vera = await someVolunteerCalled(program, 'Vera')
  const { owner, caseId } = await reportedPerson(program)
  const sam = await makeVolunteer(program.ctx, owner.person)
  const room = { person: sam, headers: await signedIn(program.ctx, sam) }
  await decide(program, vera, caseId, 'nothing')
  const made = await whyFixed(room, caseId)
  expect([made.fixed, (await undo(program, room, made.id)).status]).toEqual([caseSentences.own, 409])
  expect((await undo(program, vera, made.id)).status).toBe(200)
})

describe('somebody whom a volunteer reported', () => {
  const lead = 'You reported them or a listing of theirs, or this is about you.'

  /** Whoever reported the buyer is a steward by now; another volunteer has looked at the report. */
  async function reportedBySteward(decision: 'pause' | 'nothing') {
    const [vera, pair] = [await someVolunteerCalled(program, 'Vera', 'steward'), await reportedPerson(program)]
    await decide(program, vera, pair.caseId, decision)
    await program.ctx.db.updateTable('people').set({ role: 'steward' }).where('id', '=', pair.owner.person.id).execute()
    const { person } = pair.owner
    return { ...pair, vera, sam: { person, headers: await signedIn(program.ctx, person) } }
  }

  const restrictionsOf = async (room: Room, personId: number): Promise<{ id: number }[]> =>
    (await get(program, `/console/accounts/${personId}`, room.headers)).body.data.restrictions

  const expectRefused = ({ status, body }: { status: number; body: { error: string } }) =>
    expect([status, body.error]).toEqual([409, expect.stringContaining(lead)])

  test('is not freed by them from what came of the report, and is by another', async () => {
    const { sam, vera, personId } = await reportedBySteward('pause')
    const [{ id } = { id: 0 }] = await restrictionsOf(vera, personId)
    expectRefused(await lift(program, sam.headers, id))
    expect((await lift(program, vera.headers, id)).status).toBe(200)
  })

  test('is not answered by them, by the case or beside it, nor is that undone', async () => {
    const { sam, vera, personId, buyer } = await reportedBySteward('pause')
    const mei = await someVolunteerCalled(program, 'Mei', 'steward')
    const [{ id } = { id: 0 }] = await restrictionsOf(vera, personId)
    await answer(program, buyer.headers, id)
    const caseId = (await openCaseAbout(program, { person_id: personId })) ?? 0
    expect((await caseOf(program, sam, caseId)).body.data.barred).toBe(caseSentences.own)
    expect((await claim(program, sam, caseId)).status).toBe(409)
    expectRefused(await decideAnswer(program, sam, caseId, 'lift'))
    expectRefused(await keep(program, sam.headers, id))
    expect((await decideAnswer(program, mei, caseId, 'lift')).status).toBe(200)
    const made = await whyFixed(sam, caseId)
    expect([made.fixed, (await undo(program, sam, made.id)).status]).toEqual([caseSentences.own, 409])
  })

  test('is not restricted by them though another saw no need, nor is a ban agreed to by them', async () => {
    const { sam, vera, personId } = await reportedBySteward('nothing')
    expectRefused(await restrict(program, sam.headers, personId, { kind: 'mute', days: 7 }))
    const { id } = (await restrict(program, vera.headers, personId, { kind: 'ban', days: 30 })).body.data
    expectRefused(await agree(program, sam.headers, id))
    const mei = await someVolunteerCalled(program, 'Mei', 'steward')
    expect((await agree(program, mei.headers, id)).status).toBe(200)
  })

  test('is not decided about by them when somebody else reports them too, and their case is not the next', async () => {
    const { sam, vera, buyer, personId } = await reportedBySteward('pause')
    const grace = await side(program.ctx)
    const asked = await ask(program, grace, await someListing(program.ctx, buyer.person), 'Is it still there?')
    await reportBuyer(program, { owner: grace, buyer, listing: 0, id: asked.body.data.conversation_id })
    const caseId = (await openCaseAbout(program, { person_id: personId })) ?? 0
    expect((await decide(program, sam, caseId, 'pause')).status).toBe(409)
    expect([await nextFor(sam), await nextFor(vera)]).toEqual([null, caseId])
    expect((await decide(program, vera, caseId, 'nothing')).status).toBe(200)
    const [{ id } = { id: 0 }] = await restrictionsOf(vera, personId)
    expectRefused(await lift(program, sam.headers, id))
  })
})

test('nor does one decide about a listing of their own organization', async () => {
  const sam = await someVolunteerCalled(program, 'Sam')
  const owner = await someone(program.ctx, { partner: 'Reuse Shed' })
  const partner = await program.ctx.db
    .selectFrom('people')
    .select('partner_id')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  await program.ctx.db.updateTable('people').set(partner).where('id', '=', sam.person.id).execute()
  const id = await someListing(program.ctx, owner)
  await report(program, id, ['duplicate'])
  expect((await decideListing(program, sam, id, 'keep', 'No.')).status).toBe(409)
})
