import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { day, hour, minute, shiftedClock, systemClock } from '#platform/clock'
import { call, type Program } from '../../listings/testing.ts'
import { bodies, mailsTo, type Pair, read, somePair, write } from '../../messages/testing.ts'
import { lift } from '../../people/testing.ts'
import { asOwner } from '../../platform/database/testing.ts'
import { close } from '../../privacy/testing.ts'
import { get, signedIn, testProgram } from '../../testing.ts'
import {
  caseOf,
  cheating,
  openCaseAbout,
  type Room,
  reportedPerson,
  someVolunteerCalled,
} from '../cases/testing-cases.ts'

let program: Program
let vera: Room
let mei: Room

beforeAll(async () => {
  program = await testProgram({ TRUST_PROXY: 'on' })
  vera = await someVolunteerCalled(program, 'Vera', 'steward')
  mei = await someVolunteerCalled(program, 'Mei', 'steward')
})
afterEach(() => {
  program.ctx.clock = systemClock
})
afterAll(() => program.close())

type Side = Pair['owner']
const reasons = ['They are rude, or say hurtful things']

const report = (from: Side, id: number, body: object = {}) =>
  call(program, 'POST', `/api/user/conversations/${id}/report`, from.headers, { reasons, ...body })
const listed = async (query = '') => (await get(program, `/console/people${query}`, vera.headers)).body.data
const lastReport = async () => (await listed()).at(-1)
const decide = (id: number, decision: string) =>
  call(program, 'POST', `/console/people/${id}/decision`, vera.headers, { decision, words: '' })
const readWhole = async (id: number, body: object = {}, by = vera) =>
  (await call(program, 'POST', `/console/people/${id}/reading`, by.headers, body)).body
const idsOf = (reports: { id: number }[]) => reports.map(({ id }) => id)

/** Reports about somebody in a conversation whose reporters have left, decided at these times. */
async function insertReports({ id, buyer }: Pair, decided: (Date | null)[]): Promise<number[]> {
  const rows = decided.map((decided_at) => ({
    ...{ conversation_id: id, reported_id: buyer.person.id, reasons, created_at: systemClock.now() },
    ...{ decided_at, decision: decided_at && 'nothing' },
  }))
  return idsOf(await program.ctx.db.insertInto('person_reports').values(rows).returning('id').execute())
}

test('reports that wait come in their order, twenty a page, and decided ones by when they were decided', async () => {
  const pair = await somePair(program)
  const waiting = await insertReports(
    pair,
    Array.from({ length: 21 }, () => null),
  )
  const at = systemClock.now()
  // One that was written again is at another place of its table.
  const rewritten = program.ctx.db.updateTable('person_reports').set({ other: 'He shouts' })
  await rewritten.where('id', '=', waiting[0] ?? 0).execute()
  const ago = (times: number) => new Date(at.getTime() - times * minute)
  const [second = 0, fourth = 0, third = 0, first = 0] = await insertReports(pair, [ago(1), ago(2), ago(1), at])
  // From now on the database knows how few there are, and reads them all without an index.
  await asOwner(program.database.pool, 'analyze person_reports')
  const { body, headers } = await get(program, '/console/people', vera.headers)
  expect(idsOf(body.data)).toEqual(waiting.slice(0, 20))
  expect(JSON.parse(String(headers['x-pagination']))).toMatchObject({ last_page: 2, total_posts: 21 })
  expect(idsOf(await listed('?page=2'))).toEqual(waiting.slice(20))
  expect(idsOf(await listed('?state=decided'))).toEqual([first, third, second, fourth])
  const decided = await get(program, '/console/people?state=decided', vera.headers)
  expect(JSON.parse(String(decided.headers['x-pagination']))).toMatchObject({ total_posts: 4 })
  await program.ctx.db.deleteFrom('person_reports').where('conversation_id', '=', pair.id).execute()
})

test('the page of a case shows the newest twenty reports about its person, those that wait before the decided', async () => {
  const pair = await reportedPerson(program)
  const shown = async () => idsOf((await caseOf(program, vera, pair.caseId)).body.data.reports)
  const [waits = 0] = await shown()
  const decided = await insertReports(
    pair,
    Array.from({ length: 20 }, () => systemClock.now()),
  )
  await insertReports(await somePair(program), [null])
  expect(await shown()).toEqual([waits, ...decided.reverse().slice(0, 19)])
})

test('an owner who is reported is shown as one, with the chosen messages in their order and by whom they are', async () => {
  const { owner, buyer, id } = await somePair(program)
  await program.ctx.db.updateTable('people').set({ first_name: null }).where('id', '=', owner.person.id).execute()
  const answer = (await write(program, owner, id, 'Go away')).body.data.id
  const again = (await write(program, buyer, id, 'Why?')).body.data.id
  await report(buyer, id, { message_ids: [again, answer, again] })
  const seen = await lastReport()
  expect([seen.role, seen.reported.name, seen.words]).toEqual(['owner', 'The seller', null])
  expect(seen.messages).toMatchObject([
    { id: answer, by: 'reported', body: 'Go away' },
    { id: again, by: 'reporter', body: 'Why?' },
  ])
  await readWhole(seen.id)
  const { data } = await readWhole(seen.id)
  expect(data.map(({ by }: { by: string }) => by)).toEqual(['reporter', 'reported', 'reporter', 'reable'])
  expect(data.at(-1).body).toMatch(/^A volunteer read this conversation on /)
  expect((await close(program, owner.headers, { email: owner.person.email })).status).toBe(200)
  expect(await lastReport()).toMatchObject({ id: seen.id, role: 'owner' })
})

test('what Reable said in a conversation names both people to volunteers, and who has left by what they were', async () => {
  const { owner, id } = await somePair(program)
  await report(owner, id)
  const { id: reportId } = await lastReport()
  const promised = await call(program, 'PUT', `/api/user/conversations/${id}/promise`, owner.headers)
  expect(promised.status).toBe(200)
  const shownNotices = async () => {
    const { data } = await readWhole(reportId)
    return data.filter(({ by }: { by: string }) => by === 'reable').map(({ body }: { body: string }) => body)
  }
  expect(await shownNotices()).toEqual([expect.stringMatching(/^To Rosa: You promised it to Ben, until /)])
  expect((await close(program, owner.headers, { email: owner.person.email })).status).toBe(200)
  const after = await shownNotices()
  expect(after).toContain('To Ben: The seller closed their account. What they wrote went with it.')
  expect(after.join(' ')).not.toContain('The buyer')
})

test('who closed their account is still shown as the buyer that they were, and is decided about', async () => {
  const { owner, buyer, id } = await somePair(program)
  await report(owner, id)
  expect((await close(program, buyer.headers, { email: buyer.person.email })).status).toBe(200)
  const seen = await lastReport()
  expect(seen).toMatchObject({ role: 'buyer', reported: { member_since: null } })
  expect((await report(owner, id)).body.error).toMatch(/^They closed their account/)
  expect((await decide(seen.id, 'pause')).status).toBe(200)
  expect(idsOf(await listed())).not.toContain(seen.id)
})

test('nobody shows a message that was withheld from them, and everybody shows their own', async () => {
  const { owner, buyer, id } = await somePair(program)
  const held = (await write(program, buyer, id, cheating)).body.data.id
  const refused = await report(owner, id, { message_ids: [held] })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['message_ids']])
  expect((await report(buyer, id, { message_ids: [held] })).status).toBe(200)
})

test('a hundred messages are read at once, and those before them by their first one', async () => {
  for (const [more, earlier] of [
    [99, false],
    [100, true],
  ] as const) {
    const { owner, buyer, id } = await somePair(program, 'The first')
    const rows = Array.from({ length: more }, (_, at) => ({
      ...{ conversation_id: id, sender_id: buyer.person.id, body: `Message ${at}`, created_at: systemClock.now() },
    }))
    await program.ctx.db.insertInto('messages').values(rows).execute()
    await report(owner, id)
    const { id: reportId } = await lastReport()
    const last = await readWhole(reportId)
    expect([last.data.length, last.data.at(-1).body]).toEqual([100, `Message ${more - 1}`])
    expect(last.earlier).toBe(earlier ? last.data[0].id : null)
    if (!earlier) continue
    const before = await readWhole(reportId, { before: last.earlier })
    expect([bodies({ body: { messages: before.data } }), before.earlier]).toEqual([['The first'], null])
  }
})

test('the two see anew that it was read when another volunteer reads it, or an hour is over', async () => {
  const { owner, id } = await reportedPerson(program)
  const { id: reportId } = await lastReport()
  const other = await reportedPerson(program)
  const notices = async () => bodies(await read(program, owner, id)).filter((text) => text.startsWith('A volunteer'))
  const begin = systemClock.now()
  program.ctx.clock = { now: () => begin }
  await readWhole(reportId)
  await readWhole((await lastReport()).id)
  expect(await notices()).toHaveLength(1)
  expect(bodies(await read(program, other.owner, other.id)).at(-1)).toMatch(/^A volunteer/)
  await readWhole(reportId, {}, mei)
  expect(await notices()).toHaveLength(2)
  program.ctx.clock = { now: () => new Date(begin.getTime() + hour - 1) }
  await readWhole(reportId)
  expect(await notices()).toHaveLength(2)
  program.ctx.clock = { now: () => new Date(begin.getTime() + hour) }
  await readWhole(reportId, {}, { ...vera, headers: await signedIn(program.ctx, vera.person) })
  expect(await notices()).toHaveLength(3)
})

test('what is decided about one report is decided about no other, and the case stays open for those that wait', async () => {
  const [one, other] = [await reportedPerson(program), await reportedPerson(program)]
  const [{ id: first }, { id: second }] = (await listed()).slice(-2)
  const [more = 0] = await insertReports(one, [null])
  const begin = systemClock.now()
  program.ctx.clock = { now: () => begin }
  await decide(second, 'pause')
  await decide(first, 'pause')
  const paused = { paused_until_utc: new Date(begin.getTime() + 7 * day).toISOString() }
  expect((await listed('?state=decided')).slice(0, 2)).toMatchObject([
    { id: second, ...paused },
    { id: first, ...paused },
  ])
  expect((await lastReport()).id).toBe(more)
  expect(await openCaseAbout(program, { person_id: one.personId })).toBe(one.caseId)
  expect(await openCaseAbout(program, { person_id: other.personId })).toBeUndefined()
  await decide(first, 'nothing')
  expect((await listed('?state=decided')).slice(0, 2)).toMatchObject([
    { id: second, ...paused },
    { id: first, paused_until_utc: null },
  ])
  await decide(more, 'nothing')
  expect(await openCaseAbout(program, { person_id: one.personId })).toBeUndefined()
  program.ctx.clock = shiftedClock({ now: () => begin }, 7 * day)
  const late = await get(program, '/console/people?state=decided', await signedIn(program.ctx, vera.person))
  expect(late.body.data.map((each: { paused_until_utc: string | null }) => each.paused_until_utc)).not.toContain(
    paused.paused_until_utc,
  )
})

test('who was muted for a report reads a sentence of ours where the volunteer has none, and the case stands beside it', async () => {
  const { caseId, personId, buyer } = await reportedPerson(program)
  await call(program, 'POST', `/console/cases/${caseId}/decision`, vera.headers, { decision: 'pause', words: '' })
  expect((await mailsTo(program, buyer)).at(-1)?.plain).toContain(
    '> Somebody was not at ease with your messages, and asked us for help.',
  )
  const { restrictions } = (await get(program, `/console/accounts/${personId}`, vera.headers)).body.data
  expect(restrictions).toMatchObject([{ case_id: caseId, kind: 'mute', days: 7 }])
})

test('a mute that is over, or was taken back before, does not end again when its report is decided as nothing', async () => {
  const [over, lifted] = [await reportedPerson(program), await reportedPerson(program)]
  const [{ id: first }, { id: second }] = (await listed()).slice(-2)
  for (const id of [first, second]) await decide(id, 'pause')
  const { restrictions } = (await get(program, `/console/accounts/${lifted.personId}`, vera.headers)).body.data
  await lift(program, vera.headers, restrictions[0].id)
  const subjects = async ({ buyer }: Pair) => (await mailsTo(program, buyer)).map(({ subject }) => subject)
  const before = [await subjects(over), await subjects(lifted)]
  await decide(second, 'nothing')
  program.ctx.clock = shiftedClock(systemClock, 7 * day)
  const late = await signedIn(program.ctx, vera.person)
  await call(program, 'POST', `/console/people/${first}/decision`, late, { decision: 'nothing', words: '' })
  expect([await subjects(over), await subjects(lifted)]).toEqual(before)
})
