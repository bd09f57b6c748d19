import { caseSentences } from '@reable/contract/cases/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, type Program } from '../listings/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../testing.ts'
import {
  caseOf,
  claim,
  decide,
  openCaseAbout,
  type Room,
  reportedPerson,
  someVolunteerCalled,
  undo,
} from './cases/testing-cases.ts'
import { makeVolunteer, report } from './testing.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test('a volunteer does not decide what they reported themselves, and another one does', async () => {
  const [sam, vera] = [await someVolunteerCalled(program, 'Sam'), await someVolunteerCalled(program, 'Vera')]
  const id = await someListing(program.ctx, await someone(program.ctx))
  await report(program, id, ['duplicate'], { headers: sam.headers })
  const caseId = (await openCaseAbout(program, { listing_id: id })) ?? 0
  const claimed = await claim(program, sam, caseId)
  expect([claimed.status, claimed.body.error]).toEqual([409, caseSentences.own])
  const body = { decision: 'release', words: '' }
  const decided = await call(program, 'POST', `/console/posts/${id}/decision`, sam.headers, body)
  expect([decided.status, decided.body.error]).toEqual([409, expect.stringContaining('you reported it')])
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
  const body = { decision: 'keep', words: 'No.' }
  expect((await call(program, 'POST', `/console/posts/${id}/decision`, sam.headers, body)).status).toBe(409)
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
  const body = { decision: 'keep', words: 'No.' }
  expect((await call(program, 'POST', `/console/posts/${id}/decision`, sam.headers, body)).status).toBe(409)
})
