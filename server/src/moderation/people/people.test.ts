import { expect, test } from 'vitest'
import { day } from '#platform/clock'
import { call } from '../../listings/testing.ts'
import { bodies, mailsTo, type Pair, read, somePair, write } from '../../messages/testing.ts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { get, signedIn, someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { makeVolunteer } from '../testing.ts'
import { lockPersonReport } from './person-report-queries.ts'

const program = await programOfFile()
const volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
const room = await signedIn(program.ctx, volunteer)

type Side = Pair['owner']
const money = 'They want money before I have seen anything'

const report = (from: Side, id: number, body: object = { reasons: [money] }) =>
  call(program, 'POST', `/api/user/conversations/${id}/report`, from.headers, body)
const waiting = async (query = '') => (await get(program, `/console/people${query}`, room)).body.data
const lastReport = async () => (await waiting()).at(-1)
const readWhole = (id: number, headers: object = room, body: object = {}) =>
  call(program, 'POST', `/console/people/${id}/reading`, headers, body)
const decide = (id: number, decision: string, words = '') =>
  call(program, 'POST', `/console/people/${id}/decision`, room, { decision, words })

/** Ben was reported by Rosa, who shows one of his two messages. */
async function someReport() {
  const pair = await somePair(program, 'Is it still there?')
  const shown = (await write(program, pair.buyer, pair.id, 'Pay me a visit')).body.data.id
  const { status } = await report(pair.owner, pair.id, {
    reasons: [money],
    words: ' He frightens me ',
    message_ids: [shown],
  })
  expect(status).toBe(200)
  return { ...pair, shown, reportId: (await lastReport()).id as number }
}

test('a report shows volunteers the chosen messages and no others, a first name and no address', async () => {
  const { reportId, shown, owner, buyer } = await someReport()
  const seen = await lastReport()
  expect(seen).toMatchObject({
    id: reportId,
    reported: { name: 'Ben', member_since: expect.stringMatching(/^\w+ \d{4}$/) },
    role: 'buyer',
    about: 'Folding walker',
    reasons: [money],
    words: 'He frightens me',
    messages: [{ id: shown, by: 'reported', body: 'Pay me a visit', photos: [] }],
    ...{ readings: 0, decision: null, paused_until_utc: null },
  })
  expect(JSON.stringify(seen)).not.toContain(buyer.person.email)
  expect(JSON.stringify(seen)).not.toContain(owner.person.email)
  const mails = await program.ctx.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', program.config.mail.volunteers)
    .execute()
  expect(mails.at(-1)?.subject).toBe('A person was reported')
  expect(mails.at(-1)?.plain).not.toContain('Pay me a visit')
})

test('while a report waits it is not made again; afterwards it may be', async () => {
  const { owner, id, reportId } = await someReport()
  const again = await report(owner, id)
  expect([again.status, again.body.error]).toEqual([409, expect.stringContaining('You reported this person already.')])
  await decide(reportId, 'nothing')
  expect((await report(owner, id)).status).toBe(200)
})

test('a volunteer reads the whole conversation from the report alone; both people see that it was read, and when', async () => {
  const { owner, buyer, id, reportId } = await someReport()
  const { status, body } = await readWhole(reportId)
  expect([status, body.data.map((one: { body: string }) => one.body)]).toEqual([
    200,
    ['Is it still there?', 'Pay me a visit'],
  ])
  for (const one of [owner, buyer])
    expect((await read(program, one, id)).body.messages.at(-1)).toMatchObject({
      by: 'reable',
      body: expect.stringMatching(/^A volunteer read this conversation on \w+ \d+, \d{4} because of a report\.$/),
    })
  await readWhole(reportId)
  expect((await lastReport()).readings).toBe(2)
  expect(bodies(await read(program, owner, id)).filter((text) => text.startsWith('A volunteer'))).toHaveLength(1)
})

test('decided so, somebody writes to nobody for 7 days and is mailed why; taken back, they write again', async () => {
  const { buyer, owner, id, reportId } = await someReport()
  expect((await decide(reportId, 'pause', 'Please be gentle.')).status).toBe(200)
  const { status, body } = await write(program, buyer, id, 'Hello?')
  expect([status, body.error]).toEqual([403, expect.stringMatching(/^You can write again from /)])
  const mail = (await mailsTo(program, buyer)).at(-1)
  expect(mail?.subject).toBe('You cannot write messages for 7 days')
  expect(mail?.plain).toContain('> Please be gentle.')
  expect((await write(program, owner, id, 'I can')).status).toBe(200)
  const [decided] = await waiting('?state=decided')
  expect(decided).toMatchObject({
    id: reportId,
    decision: { decision: 'pause', decided_by: volunteer.email.split('@')[0] },
  })
  expect(Date.parse(decided.paused_until_utc)).toBe(Date.parse(decided.decision.decided_at_utc) + 7 * day)
  await decide(reportId, 'nothing')
  expect((await write(program, buyer, id, 'Hello again')).status).toBe(200)
  expect((await mailsTo(program, buyer)).at(-1)?.subject).toBe('You can write messages again')
})

test('after 7 days a rest ends by itself; what another report decided is not taken back with one', async () => {
  const one = await someReport()
  const { buyer, owner, id } = one
  await decide(one.reportId, 'pause')
  await report(owner, id)
  const second = (await lastReport()).id
  await decide(second, 'pause')
  await decide(one.reportId, 'nothing')
  expect((await write(program, buyer, id, 'Hello?')).status).toBe(403)
  const { clock } = program.ctx
  program.ctx.clock = { now: () => new Date(clock.now().getTime() + 7 * day + 1) }
  const statusLater = (await write(program, buyer, id, 'Hello?')).status
  program.ctx.clock = clock
  expect(statusLater).toBe(200)
})

test('a volunteer neither reads nor decides about their own conversation', async () => {
  const pair = await somePair(program)
  await makeVolunteer(program.ctx, pair.buyer.person)
  await report(pair.owner, pair.id)
  const { id } = await lastReport()
  expect((await readWhole(id, pair.buyer.headers)).status).toBe(409)
  const decision = await call(program, 'POST', `/console/people/${id}/decision`, pair.buyer.headers, {
    decision: 'nothing',
  })
  expect(decision.status).toBe(409)
})

test('who leaves takes their words along: the reporter’s own text, the messages of whom they reported', async () => {
  const { owner, buyer, reportId } = await someReport()
  const close = ({ headers, person }: Side) =>
    call(program, 'POST', '/api/user/close', headers, { user: { email: person.email, current_password: '' } })
  const mine = (await get(program, '/api/user/data', owner.headers)).body
  expect(JSON.stringify(mine)).toContain('He frightens me')
  expect((await close(owner)).status).toBe(200)
  expect(await lastReport()).toMatchObject({ id: reportId, words: null, role: 'buyer', reported: { name: 'Ben' } })
  expect((await close(buyer)).status).toBe(200)
  expect((await waiting()).some(({ id }: { id: number }) => id === reportId)).toBe(false)
})

test('of two who mute somebody for the same report at the same moment one does, and one mail is sent', async () => {
  const { reportId, buyer } = await someReport()
  const before = (await mailsTo(program, buyer)).length
  const { waited, result } = await whileLocked(program, {
    lock: (ctx) => lockPersonReport(ctx, reportId),
    act: () => Promise.all([decide(reportId, 'pause'), decide(reportId, 'pause')]),
    sessions: 2,
  })
  expect([waited, result.map(({ status }) => status)]).toEqual([true, [200, 200]])
  expect((await mailsTo(program, buyer)).length - before).toBe(1)
})
