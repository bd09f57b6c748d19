import { expect, test } from 'vitest'
import { day, shiftedClock, systemClock } from '#platform/clock'
import { call } from '../../listings/testing.ts'
import { mailsTo, type Pair, somePair, write } from '../../messages/testing.ts'
import { lift } from '../../people/testing.ts'
import { close } from '../../privacy/testing.ts'
import { get, signedIn } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { cheating, openCaseAbout, reportedPerson, someVolunteerCalled } from '../cases/testing-cases.ts'

const program = await programOfFile({ TRUST_PROXY: 'on' })
const vera = await someVolunteerCalled(program, 'Vera', 'steward')

type Side = Pair['owner']
const reasons = ['They are rude, or say hurtful things']

const report = (from: Side, id: number, body: object = {}) =>
  call(program, 'POST', `/api/user/conversations/${id}/report`, from.headers, { reasons, ...body })
const listed = async (query = '') => (await get(program, `/console/people${query}`, vera.headers)).body.data
const lastReport = async () => (await listed()).at(-1)
const decide = (id: number, decision: string) =>
  call(program, 'POST', `/console/people/${id}/decision`, vera.headers, { decision, words: '' })
const idsOf = (reports: { id: number }[]) => reports.map(({ id }) => id)

/** Reports about somebody in a conversation whose reporters have left, decided at these times. */
async function insertReports({ id, buyer }: Pair, decided: (Date | null)[]): Promise<number[]> {
  const rows = decided.map((decided_at) => ({
    ...{ conversation_id: id, reported_id: buyer.person.id, reasons, created_at: systemClock.now() },
    ...{ decided_at, decision: decided_at && 'nothing' },
  }))
  return idsOf(await program.ctx.db.insertInto('person_reports').values(rows).returning('id').execute())
}

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
