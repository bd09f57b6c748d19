import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, type Program } from '../../listings/testing.ts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { close } from '../../privacy/testing.ts'
import { get, testProgram } from '../../testing.ts'
import {
  answeredPerson,
  decide,
  decideAnswer,
  pendingMessage,
  type Room,
  reportedPerson,
  someVolunteerCalled,
} from '../cases/testing-cases.ts'
import { lockPersonReport } from '../people/person-report-queries.ts'

let program: Program
let ida: Room
let vera: Room

beforeAll(async () => {
  program = await testProgram()
  ida = await someVolunteerCalled(program, 'Ida', 'steward')
  vera = await someVolunteerCalled(program, 'Vera', 'steward')
})
afterAll(() => program.close())

/** What the log says of something, the latest first. */
async function linesOf(subject: string, id: number | 'gone') {
  const { data } = (await get(program, `/console/log?q=${subject}%20${id}`, ida.headers)).body
  return data.map(({ act, by, before, after }: Record<string, unknown>) => ({ act, by, before, after }))
}

const lastReport = async (): Promise<number> =>
  (await get(program, '/console/people', vera.headers)).body.data.at(-1).id

const onReport = (id: number, what: 'reading' | 'decision', body: object = {}) =>
  call(program, 'POST', `/console/people/${id}/${what}`, vera.headers, body)

test('each reading of a conversation leaves a line, with the report for which it was read', async () => {
  const { id } = await reportedPerson(program)
  const report = await lastReport()
  expect(await linesOf('conversation', id)).toEqual([])
  for (let times = 0; times < 2; times++) expect((await onReport(report, 'reading')).status).toBe(200)
  const line = { act: 'read_conversation', by: vera.person.email, before: null, after: { report } }
  expect(await linesOf('conversation', id)).toEqual([line, line])
})

test('a decision about a report leaves a line with the one before it, and the same again none', async () => {
  const { personId } = await reportedPerson(program)
  const report = await lastReport()
  for (const decision of ['pause', 'pause', 'nothing']) await onReport(report, 'decision', { decision, words: '' })
  const made = (before: string | null, decision: string) => ({
    ...{ act: 'decide_on_person', by: vera.person.email },
    ...{ before: { decision: before }, after: { decision, report } },
  })
  expect(await linesOf('person', personId)).toEqual([made('pause', 'nothing'), made(null, 'pause')])
})

test('of two who decide alike at the same moment about who has left one does, and leaves the only line', async () => {
  const { buyer } = await reportedPerson(program)
  const report = await lastReport()
  expect((await close(program, buyer.headers, { email: buyer.person.email })).status).toBe(200)
  const press = () => onReport(report, 'decision', { decision: 'nothing', words: '' })
  const { waited, result } = await whileLocked(program, {
    lock: (ctx) => lockPersonReport(ctx, report),
    act: () => Promise.all([press(), press()]),
    sessions: 2,
  })
  expect([waited, result.map(({ status }) => status)]).toEqual([true, [200, 200]])
  const line = { act: 'decide_on_person', by: vera.person.email, before: { decision: null } }
  expect(await linesOf('person', 'gone')).toEqual([{ ...line, after: { decision: 'nothing', report } }])
})

test('a decision of a case about somebody, or about a message, leaves a line with what was decided', async () => {
  const [person, message] = [await reportedPerson(program), await pendingMessage(program)]
  const report = await lastReport()
  await decide(program, vera, person.caseId, 'nothing')
  await decide(program, vera, message.caseId, 'return')
  const by = vera.person.email
  expect(await linesOf('person', person.personId)).toEqual([
    { act: 'decide_on_person', by, before: null, after: { decision: 'nothing', reports: [report] } },
  ])
  expect(await linesOf('message', message.messageId)).toEqual([
    { act: 'decide_on_message', by, before: null, after: { decision: 'return' } },
  ])
})

test('that a restriction stays after its answer leaves a line, and that it is taken back one of how long it was', async () => {
  const [left, lifted] = [await answeredPerson(program, ida), await answeredPerson(program, ida)]
  await decideAnswer(program, vera, left.caseId, 'leave')
  await decideAnswer(program, vera, lifted.caseId, 'lift')
  const by = vera.person.email
  expect((await linesOf('person', left.personId))[0]).toEqual({
    ...{ act: 'keep_restriction', by, before: null, after: { kind: 'mute', restriction: left.restriction } },
  })
  expect((await linesOf('person', lifted.personId))[0]).toEqual({
    ...{ act: 'lift_restriction', by, before: { kind: 'mute', days: 7, restriction: lifted.restriction }, after: null },
  })
})
