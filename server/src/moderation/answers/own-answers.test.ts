import { ownAnswer } from '@reable/contract/restrictions/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Program } from '../../listings/testing.ts'
import { testProgram } from '../../testing.ts'
import {
  answeredPerson,
  caseOf,
  decideAnswer,
  type Room,
  restrictAnswered,
  someVolunteerCalled,
} from '../cases/testing-cases.ts'

let program: Program
let ida: Room
let vera: Room
let mei: Room

beforeAll(async () => {
  program = await testProgram()
  ida = await someVolunteerCalled(program, 'Ida', 'steward')
  vera = await someVolunteerCalled(program, 'Vera', 'steward')
  mei = await someVolunteerCalled(program, 'Mei')
})
afterAll(() => program.close())

test('of two restrictions that two volunteers decided each is sent to the other’s, and told once their own alone is left', async () => {
  const { caseId, buyer, restriction } = await answeredPerson(program, ida)
  const later = await restrictAnswered(program, vera, buyer, { kind: 'stop', days: 3 })
  const seen = async (room: Room) => {
    const { answered, barred } = (await caseOf(program, room, caseId)).body.data
    return [answered.id, answered.own, barred]
  }
  expect(await seen(ida)).toEqual([later, false, null])
  expect((await decideAnswer(program, ida, caseId, 'leave')).status).toBe(200)
  expect(await seen(ida)).toEqual([restriction, true, ownAnswer])
  const refused = await decideAnswer(program, ida, caseId, 'lift')
  expect([refused.status, refused.body.error]).toEqual([409, ownAnswer])
  expect(await seen(mei)).toEqual([restriction, false, null])
  expect((await decideAnswer(program, mei, caseId, 'lift')).status).toBe(200)
})
