import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, type Program } from '../listings/testing.ts'
import { pendingMessage, reportedPerson } from '../moderation/cases/testing-cases.ts'
import { get, testProgram } from '../testing.ts'
import { someVolunteer } from '../volunteers/testing.ts'

let program: Program
let steward: Awaited<ReturnType<typeof someVolunteer>>

beforeAll(async () => {
  program = await testProgram()
  steward = await someVolunteer(program.ctx, 'steward')
})
afterAll(() => program.close())

const label = 'By name'

async function nameThem(id: number, first_name: string): Promise<void> {
  await program.ctx.db.updateTable('people').set({ first_name }).where('id', '=', id).execute()
}

test('a reply names whom it is for and what it is about, whoever else wrote or was reported', async () => {
  const uses = ['person_restricted', 'message_returned', 'restriction_lifted']
  const reply = { label, uses, reason: null, text: 'Dear {first name}, please write to us.' }
  expect((await call(program, 'POST', '/console/replies', steward.headers, reply)).status).toBe(200)
  const [reported, writer] = [await reportedPerson(program), await pendingMessage(program)]
  const another = await reportedPerson(program)
  for (const [id, name] of [
    [reported.personId, 'Ana'],
    [writer.buyer.person.id, 'Bo'],
    [another.personId, 'Cem'],
  ] as const)
    await nameThem(id, name)
  const filled = async (subject: string, id: number, use: string) => {
    const { body } = await get(program, `/console/replies/fitting/${subject}/${id}?use=${use}`, steward.headers)
    return body.data.find((each: { label: string }) => each.label === label).text
  }
  const names = [
    await filled('person', reported.personId, 'person_restricted'),
    await filled('person', another.personId, 'person_restricted'),
    await filled('case', reported.caseId, 'restriction_lifted'),
    await filled('case', another.caseId, 'restriction_lifted'),
    await filled('case', writer.caseId, 'message_returned'),
  ].map((text) => /Dear (\w+),/.exec(text)?.[1])
  expect(names).toEqual(['Ana', 'Cem', 'Ana', 'Cem', 'Bo'])
})
