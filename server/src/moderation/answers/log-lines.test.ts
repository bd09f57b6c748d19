import { expect, test } from 'vitest'
import { call } from '../../listings/testing.ts'
import { get } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { caseOf, decide, pendingMessage, reportedPerson, someVolunteerCalled } from '../cases/testing-cases.ts'

const program = await programOfFile()
const ida = await someVolunteerCalled(program, 'Ida', 'steward')
const vera = await someVolunteerCalled(program, 'Vera', 'steward')

/** What the log says of something, the latest first. */
async function linesOf(subject: string, id: number | 'gone') {
  const { data } = (await get(program, `/console/log?q=${subject}%20${id}`, ida.headers)).body
  return data.map(({ act, by, before, after }: Record<string, unknown>) => ({ act, by, before, after }))
}

const reportIn = async (caseId: number): Promise<number> =>
  (await caseOf(program, vera, caseId)).body.data.reports[0].id

test('each reading of a conversation leaves a line, with the report for which it was read', async () => {
  const { id, caseId } = await reportedPerson(program)
  const report = await reportIn(caseId)
  expect(await linesOf('conversation', id)).toEqual([])
  for (let times = 0; times < 2; times++)
    expect((await call(program, 'POST', `/console/people/${report}/reading`, vera.headers, {})).status).toBe(200)
  const line = { act: 'read_conversation', by: vera.person.email, before: null, after: { report } }
  expect(await linesOf('conversation', id)).toEqual([line, line])
})

test('a decision of a case about somebody, or about a message, leaves a line with what was decided', async () => {
  const [person, message] = [await reportedPerson(program), await pendingMessage(program)]
  const report = await reportIn(person.caseId)
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
