import type { Operation } from '@reable/contract/operation'
import { operations } from '@reable/contract/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, type Program } from '../listings/testing.ts'
import { signedIn, someone, testProgram } from '../testing.ts'
import { restrict, someTeam } from './testing.ts'

let program: Program
let headers: Record<string, string>

beforeAll(async () => {
  program = await testProgram()
  const { steward } = await someTeam(program)
  const person = await someone(program.ctx)
  headers = await signedIn(program.ctx, person)
  await restrict(program, steward, person.id, { kind: 'ban', days: 7 })
})
afterAll(() => program.close())

/** What is left to who is banned. */
const left = [
  'getUser',
  'logOut',
  'logOutEverywhere',
  'listOwnRestrictions',
  'answerRestriction',
  'downloadMyData',
  'closeAccount',
]

/** What proves a second factor belongs to a session that opens nothing yet. */
const beforeLogIn = ['proveFactor', 'challengeFactor']

test('who is banned is refused by every operation for people who are signed in, but for the few that are left to them', async () => {
  const asked = Object.entries(operations as Record<string, Operation>).filter(
    ([id, { refusals }]) => refusals.includes('signed_out') && ![...left, ...beforeLogIn].includes(id),
  )
  const answers: [string, number, string][] = []
  for (const [id, { method, path }] of asked) {
    const url = path.replace(/:\w+/g, '1')
    const { status, body } = await call(program, method, url, headers, method === 'GET' ? undefined : '{}')
    // What is read before the caller is known says that it cannot be read.
    if (!['invalid', 'malformed'].includes(body.code)) answers.push([id, status, body.code])
  }
  expect(answers.length).toBeGreaterThan(50)
  expect(answers.filter(([, status, code]) => status !== 403 || code !== 'banned')).toEqual([])
})
