import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { call, type Program } from '../../listings/testing.ts'
import { get, signedIn, testProgram } from '../../testing.ts'
import { makeVolunteer } from '../testing.ts'
import { findNextCase } from './queue-queries.ts'
import {
  caseOf,
  pendingMessage,
  type Room,
  reportedListing,
  reportedPerson,
  someVolunteerCalled,
} from './testing-cases.ts'

let program: Program
let ida: Room
let mei: Room

beforeAll(async () => {
  program = await testProgram({ TRUST_PROXY: 'on' })
  ida = await someVolunteerCalled(program, 'Ida', 'steward')
  mei = await someVolunteerCalled(program, 'Mei')
})
/** Each test has the queue for itself. */
afterEach(async () => {
  await program.ctx.db.updateTable('cases').set({ closed_at: program.ctx.clock.now() }).execute()
})
afterAll(() => program.close())

const next = (of: { id: number }, after?: number) =>
  findNextCase(program.ctx, { volunteerId: of.id, ...(after !== undefined && { after }) })

test('whoever puts a case back goes on behind it, and at the end from the beginning', async () => {
  const first = await reportedListing(program, ['scam'])
  const second = await reportedListing(program)
  const third = await reportedListing(program)
  const putBack = async (id: number) =>
    (await call(program, 'DELETE', `/console/cases/${id}/claim`, mei.headers)).body.data.next
  const ids = [first.caseId, second.caseId, third.caseId]
  expect([await putBack(ids[0] ?? 0), await putBack(ids[1] ?? 0), await putBack(ids[2] ?? 0)]).toEqual([
    ...[ids[1], ids[2], ids[0]],
  ])
  expect(await next(mei.person)).toBe(ids[0])
})

test('nobody is sent back to the only case, which they put back, nor to one that they may not decide again', async () => {
  const { caseId } = await reportedListing(program)
  expect([await next(mei.person, caseId), await next(mei.person)]).toEqual([null, caseId])
  await program.ctx.db.updateTable('cases').set({ not_by: mei.person.id }).where('id', '=', caseId).execute()
  expect([await next(mei.person), await next(ida.person)]).toEqual([null, caseId])
})

test('a case that somebody has is for nobody else until the claim runs out, to the moment', async () => {
  const { caseId } = await reportedListing(program)
  const now = program.ctx.clock.now()
  const { clock } = program.ctx
  program.ctx.clock = { now: () => now }
  const sentTo = async (left: number) => {
    const claim = { claimed_by: ida.person.id, claimed_until: new Date(now.getTime() + left) }
    await program.ctx.db.updateTable('cases').set(claim).where('id', '=', caseId).execute()
    return [await next(mei.person), await next(ida.person)]
  }
  const sent = [await sentTo(1), await sentTo(0)]
  program.ctx.clock = clock
  expect(sent).toEqual([
    [null, caseId],
    [caseId, caseId],
  ])
})

test('nobody is sent to what its owner has deleted', async () => {
  const { id, owner, caseId } = await reportedListing(program)
  expect(await next(mei.person)).toBe(caseId)
  await call(program, 'DELETE', `/posts/${id}`, await signedIn(program.ctx, owner))
  expect(await next(mei.person)).toBeNull()
  const other = await reportedListing(program)
  const { body, headers } = await get(program, '/console/cases', mei.headers)
  expect(body.data.map((each: { id: number }) => each.id)).toEqual([other.caseId])
  expect(JSON.parse(String(headers['x-pagination']))).toMatchObject({ total_posts: 1 })
})

test('of what is as grave the case that waits longest comes first, whenever it was stored, and in the queue alike', async () => {
  const cases = [await reportedListing(program), await reportedListing(program), await reportedListing(program)]
  const [one = 0, two = 0, three = 0] = cases.map(({ caseId }) => caseId)
  const opened = program.ctx.clock.now()
  const setOpened = (id: number, ago: number) =>
    program.ctx.db
      .updateTable('cases')
      .set({ opened_at: new Date(opened.getTime() - ago) })
      .where('id', '=', id)
      .execute()
  await setOpened(three, day)
  await setOpened(two, 1)
  await setOpened(one, 1)
  const queued = (await get(program, '/console/cases', mei.headers)).body.data
  expect(queued.map(({ id }: { id: number }) => id)).toEqual([three, one, two])
  expect([await next(mei.person), await next(mei.person, three), await next(mei.person, one)]).toEqual([
    three,
    one,
    two,
  ])
})

test('nobody is sent to a message of their own conversation', async () => {
  const { caseId, owner, buyer } = await pendingMessage(program)
  expect(await Promise.all([owner.person, buyer.person, mei.person].map((of) => next(of)))).toEqual([
    ...[null, null, caseId],
  ])
})

test('who reported somebody is sent to their case, and decides in it, once that report is decided', async () => {
  const pair = await reportedPerson(program)
  const { caseId, owner, buyer } = pair
  await makeVolunteer(program.ctx, owner.person)
  const barred = async () => (await caseOf(program, owner, caseId)).body.data.barred
  expect([await next(owner.person), await next(buyer.person), await next(mei.person)]).toEqual([null, null, caseId])
  expect(await barred()).toMatch(/yours/)
  const decided = { decision: 'nothing', decided_at: program.ctx.clock.now() }
  const reports = program.ctx.db.updateTable('person_reports').set(decided)
  await reports.where('reported_id', '=', buyer.person.id).execute()
  expect([await next(owner.person), await barred()]).toEqual([caseId, null])
})

test('a moderator is sent to whoever answered to a long restriction only once a steward has read that, or it is over', async () => {
  const { caseId, personId } = await reportedPerson(program)
  const now = program.ctx.clock.now()
  const past = new Date(now.getTime() - day)
  const ban = { person_id: personId, kind: 'ban', reason: 'Another reason', sentence: 'Please write to us.' }
  const stored = { ...ban, days: 30, begun_at: new Date(now.getTime() - 2 * day), answer: 'Not me', answered_at: now }
  const { id } = await program.ctx.db
    .insertInto('restrictions')
    .values(stored)
    .returning('id')
    .executeTakeFirstOrThrow()
  const sentTo = async (changes: object) => {
    await program.ctx.db.updateTable('restrictions').set(changes).where('id', '=', id).execute()
    return [(await next(mei.person)) === caseId, (await next(ida.person)) === caseId]
  }
  const answered = { reviewed_at: null, lifted_at: null, ends_at: null, answered_at: now, answer: 'Not me' }
  const asked = { kind: 'ban', days: 30 }
  expect(await sentTo(asked)).toEqual([false, true])
  // It was taken back before the clock jumped back.
  const lifted = { lifted_at: new Date(now.getTime() + day) }
  for (const changes of [
    ...[{ answered_at: null, answer: null }, { reviewed_at: now }, lifted, { ends_at: past }],
    { kind: 'mute', days: 7 },
  ])
    expect([changes, await sentTo({ ...answered, ...asked, ...changes })]).toEqual([changes, [true, true]])
  for (const changes of [{ kind: 'mute', days: 30 }, { kind: 'ban', days: 3 }, { days: null }])
    expect([changes, await sentTo({ ...answered, ...asked, ...changes })]).toEqual([changes, [false, true]])
})
