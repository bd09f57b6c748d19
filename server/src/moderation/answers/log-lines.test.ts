import { expect, test } from 'vitest'
import { call } from '../../listings/testing.ts'
import { get } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { decide, pendingMessage, reportedPerson, someVolunteerCalled } from '../cases/testing-cases.ts'

const program = await programOfFile()
const ida = await someVolunteerCalled(program, 'Ida', 'steward')
const vera = await someVolunteerCalled(program, 'Vera', 'steward')

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
