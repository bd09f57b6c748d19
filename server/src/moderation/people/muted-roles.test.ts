import { volunteerRestricted } from '@reable/contract/restrictions/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, type Program } from '../../listings/testing.ts'
import { mailsTo } from '../../messages/testing.ts'
import { get, testProgram } from '../../testing.ts'
import { caseOf, decide, type Room, reportedPerson, someVolunteerCalled } from '../cases/testing-cases.ts'

let program: Program
let vera: Room

beforeAll(async () => {
  program = await testProgram()
  vera = await someVolunteerCalled(program, 'Vera', 'steward')
})
afterAll(() => program.close())

test('who was given a role since they were reported is muted neither in their case nor for a report, and it waits on', async () => {
  const { caseId, personId, buyer } = await reportedPerson(program)
  await program.ctx.db.updateTable('people').set({ role: 'helper' }).where('id', '=', personId).execute()
  const reports = async () => (await get(program, '/console/people', vera.headers)).body.data
  const [{ id }] = await reports()
  const pause = { decision: 'pause', words: '' }
  for (const { status, body } of [
    await decide(program, vera, caseId, 'pause'),
    await call(program, 'POST', `/console/people/${id}/decision`, vera.headers, pause),
  ])
    expect([status, body.error]).toEqual([409, volunteerRestricted])
  expect((await caseOf(program, vera, caseId)).body.data).toMatchObject({ closed_at_utc: null, decisions: [] })
  expect([(await reports()).length, await mailsTo(program, buyer)]).toEqual([1, []])
  expect((await decide(program, vera, caseId, 'nothing')).status).toBe(200)
})
