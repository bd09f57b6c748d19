import { expect, test } from 'vitest'
import { minute, shiftedClock, systemClock } from '#platform/clock'
import { programOfFile } from '../../testing-file.ts'
import { decide, reportedListing, reportedPerson, someVolunteerCalled, undo } from '../cases/testing-cases.ts'

const program = await programOfFile()

test('a decision asks for a second factor anew where it weighs, and not where it does not', async () => {
  const room = await someVolunteerCalled(program, 'Vera')
  const [listing, person] = [await reportedListing(program), await reportedPerson(program)]
  program.ctx.clock = shiftedClock(systemClock, 16 * minute)
  expect((await decide(program, room, person.caseId, 'pause')).body.code).toBe('second_factor_again')
  expect((await decide(program, room, listing.caseId, 'release')).status).toBe(200)
  program.ctx.clock = systemClock
  const { body } = await decide(program, room, person.caseId, 'pause')
  program.ctx.clock = shiftedClock(systemClock, 16 * minute)
  expect((await undo(program, room, body.data.decision)).body.code).toBe('second_factor_again')
})
