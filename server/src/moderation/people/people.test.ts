import { expect, test } from 'vitest'
import { day } from '#platform/clock'
import { call } from '../../listings/testing.ts'
import { bodies, mailsTo, type Pair, read, somePair, write } from '../../messages/testing.ts'
import { get } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { caseOf, cheating, decide, openCaseAbout, someVolunteerCalled, undo } from '../cases/testing-cases.ts'
import { makeVolunteer } from '../testing.ts'

const program = await programOfFile()
const vera = await someVolunteerCalled(program, 'Vera', 'steward')
const room = vera.headers

type Side = Pair['owner']
const money = 'They want money before I have seen anything'

const report = (from: Side, id: number, body: object = { reasons: [money] }) =>
  call(program, 'POST', `/api/user/conversations/${id}/report`, from.headers, body)
/** What the case of somebody shows of the reports about them, those that wait first. */
async function reportsAbout({ person }: Side) {
  const cases = program.ctx.db.selectFrom('cases').select('id').where('person_id', '=', person.id)
  const caseId = (await cases.orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0
  return (await caseOf(program, vera, caseId)).body.data?.reports
}
const lastReport = async (about: Side) => (await reportsAbout(about))[0]
const readWhole = (id: number, headers: object = room, body: object = {}) =>
  call(program, 'POST', `/console/people/${id}/reading`, headers, body)
/** Decides the open case about somebody. */
const decideAbout = async ({ person }: Side, decision: string, words = '') =>
  decide(program, vera, (await openCaseAbout(program, { person_id: person.id })) ?? 0, decision, words)

/** Sends what waits for somebody, so that it is not withdrawn any more. */
const sendMails = ({ person }: Side) =>
  program.ctx.db.updateTable('mails').set({ outcome: 'sent' }).where('recipient', '=', person.email).execute()

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
  return { ...pair, shown, reportId: (await lastReport(pair.buyer)).id as number }
}

test('a report shows volunteers the chosen messages and no others, a first name and no address', async () => {
  const { reportId, shown, owner, buyer } = await someReport()
  const seen = await lastReport(buyer)
  expect(seen).toMatchObject({
    id: reportId,
    reported: { name: 'Ben', member_since: expect.stringMatching(/^\w+ \d{4}$/) },
    role: 'buyer',
    about: 'Folding walker',
    reasons: [money],
    words: 'He frightens me',
    messages: [{ id: shown, by: 'reported', body: 'Pay me a visit', photos: [] }],
    ...{ readings: 0, decision: null },
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
  const { owner, buyer, id } = await someReport()
  const again = await report(owner, id)
  expect([again.status, again.body.error]).toEqual([409, expect.stringContaining('You reported this person already.')])
  await decideAbout(buyer, 'nothing')
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
  expect((await lastReport(buyer)).readings).toBe(2)
  expect(bodies(await read(program, owner, id)).filter((text) => text.startsWith('A volunteer'))).toHaveLength(1)
})

test('decided so, somebody writes to nobody for 7 days and is mailed why; taken back, they write again', async () => {
  const { buyer, owner, id, reportId } = await someReport()
  const made = await decideAbout(buyer, 'pause', 'Please be gentle.')
  const { status, body } = await write(program, buyer, id, 'Hello?')
  expect([status, body.error]).toEqual([403, expect.stringMatching(/^You can write again from /)])
  const mail = (await mailsTo(program, buyer)).at(-1)
  expect(mail?.subject).toBe('You cannot write messages for 7 days')
  expect(mail?.plain).toContain('> Please be gentle.')
  expect((await write(program, owner, id, 'I can')).status).toBe(200)
  expect(await lastReport(buyer)).toMatchObject({ id: reportId, decision: { decision: 'pause', decided_by: 'Vera' } })
  await sendMails(buyer)
  expect((await undo(program, vera, made.body.data.decision)).status).toBe(200)
  expect((await write(program, buyer, id, 'Hello again')).status).toBe(200)
  expect((await mailsTo(program, buyer)).at(-1)?.subject).toBe('You can write messages again')
})

test('after 7 days a rest ends by itself', async () => {
  const { buyer, id } = await someReport()
  await decideAbout(buyer, 'pause')
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
  const { id } = await lastReport(pair.buyer)
  expect((await readWhole(id, pair.buyer.headers)).status).toBe(409)
  const own = (await openCaseAbout(program, { person_id: pair.buyer.person.id })) ?? 0
  expect((await decide(program, pair.buyer, own, 'nothing')).status).toBe(409)
})

test('who leaves takes their words along: the reporter’s own text, the messages of whom they reported', async () => {
  const { owner, buyer, reportId } = await someReport()
  const close = ({ headers, person }: Side) =>
    call(program, 'POST', '/api/user/close', headers, { user: { email: person.email, current_password: '' } })
  const mine = (await get(program, '/api/user/data', owner.headers)).body
  expect(JSON.stringify(mine)).toContain('He frightens me')
  expect((await close(owner)).status).toBe(200)
  expect(await lastReport(buyer)).toMatchObject({ id: reportId, words: null, role: 'buyer', reported: { name: 'Ben' } })
  expect((await close(buyer)).status).toBe(200)
  expect(await reportsAbout(buyer)).toBeUndefined()
})

test('of two who mute somebody at the same moment one does, and one mail is sent', async () => {
  const { buyer } = await someReport()
  const before = (await mailsTo(program, buyer)).length
  const answers = await Promise.all([decideAbout(buyer, 'pause'), decideAbout(buyer, 'pause')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await mailsTo(program, buyer)).length - before).toBe(1)
})

test('nobody shows a message that was withheld from them, and everybody shows their own', async () => {
  const { owner, buyer, id } = await somePair(program)
  const held = (await write(program, buyer, id, cheating)).body.data.id
  const refused = await report(owner, id, { reasons: [money], message_ids: [held] })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['message_ids']])
  expect((await report(buyer, id, { reasons: [money], message_ids: [held] })).status).toBe(200)
})
