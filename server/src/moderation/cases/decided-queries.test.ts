import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Program } from '../../listings/testing.ts'
import { testProgram } from '../../testing.ts'
import { caseOf, reportedListing, someVolunteerCalled } from './testing-cases.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test('of a case that was decided again and again its page shows the latest twenty decisions', async () => {
  const vera = await someVolunteerCalled(program, 'Vera')
  const { caseId: case_id } = await reportedListing(program)
  const decided_at = program.ctx.clock.now()
  const rows = Array.from({ length: 21 }, (_, at) => ({
    ...{ case_id, volunteer_id: vera.person.id, decision: 'release', words: `${at}`, decided_at },
  }))
  await program.ctx.db.insertInto('case_decisions').values(rows).execute()
  const { decisions } = (await caseOf(program, vera, case_id)).body.data
  expect(decisions.map(({ words }: { words: string }) => words)).toEqual(
    Array.from({ length: 20 }, (_, at) => `${20 - at}`),
  )
})
