import { caseSentences } from '@reable/contract/cases/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, type Program } from '../listings/testing.ts'
import { someListing, someone, testProgram } from '../testing.ts'
import { claim, decide, openCaseAbout, someVolunteerCalled } from './cases/testing-cases.ts'
import { report } from './testing.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test('a volunteer does not decide what they reported themselves, and another one does', async () => {
  const [sam, vera] = [await someVolunteerCalled(program, 'Sam'), await someVolunteerCalled(program, 'Vera')]
  const id = await someListing(program.ctx, await someone(program.ctx))
  await report(program, id, ['duplicate'], { headers: sam.headers })
  const caseId = (await openCaseAbout(program, { listing_id: id })) ?? 0
  const claimed = await claim(program, sam, caseId)
  expect([claimed.status, claimed.body.error]).toEqual([409, caseSentences.own])
  const body = { decision: 'release', words: '' }
  const decided = await call(program, 'POST', `/console/posts/${id}/decision`, sam.headers, body)
  expect([decided.status, decided.body.error]).toEqual([409, expect.stringContaining('you reported it')])
  await claim(program, vera, caseId)
  expect((await decide(program, vera, caseId, 'release')).status).toBe(200)
})

test('nor does one decide about a listing of their own organization', async () => {
  const sam = await someVolunteerCalled(program, 'Sam')
  const owner = await someone(program.ctx, { partner: 'Reuse Shed' })
  const partner = await program.ctx.db
    .selectFrom('people')
    .select('partner_id')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  await program.ctx.db.updateTable('people').set(partner).where('id', '=', sam.person.id).execute()
  const id = await someListing(program.ctx, owner)
  const body = { decision: 'keep', words: 'No.' }
  expect((await call(program, 'POST', `/console/posts/${id}/decision`, sam.headers, body)).status).toBe(409)
})
