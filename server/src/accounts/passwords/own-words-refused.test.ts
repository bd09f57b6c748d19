import { afterAll, beforeAll, expect, test } from 'vitest'
import { testProgram } from '../../testing.ts'
import { findOrCreatePerson } from '../people/find-or-create-person.ts'
import { call, mailedToken, type Program, password, runJobs, signIn, signUpForm } from '../testing.ts'

let program: Program
let people = 0

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const newEmail = () => `kettleworth.${++people}@example.org`

/** Somebody with an account, who is called Rosamund. */
async function rosamund() {
  const { id, email } = await findOrCreatePerson(program.ctx, { email: newEmail(), password, confirmed: true })
  await program.ctx.db.updateTable('people').set({ first_name: 'Rosamund' }).where('id', '=', id).execute()
  return signIn(program, email)
}

/** Where a password is chosen. */
const doors = {
  'signing up': async () => {
    const form = await signUpForm(program.ctx, { email: newEmail() })
    return (chosen: object) => call(program, 'POST', '/auth', { user: { ...form, ...chosen } })
  },
  'changing it': async () => {
    const { headers } = await rosamund()
    return (chosen: object) =>
      call(program, 'PUT', '/auth', { user: { current_password: password, ...chosen } }, headers)
  },
  'choosing a new one by a mailed link': async () => {
    const { email } = (await rosamund()).user
    await call(program, 'POST', '/auth/password', { user: { email } })
    await runJobs(program)
    const reset_password_token = await mailedToken(program.ctx, email)
    return (chosen: object) => call(program, 'PUT', '/auth/password', { user: { reset_password_token, ...chosen } })
  },
}

const guesses = ['Reable2026!', 'Wheelchair2026!', 'Kettleworth7!']
const cases = (Object.keys(doors) as (keyof typeof doors)[]).flatMap((door) =>
  // Nobody has a name here yet who signs up.
  [...guesses, ...(door === 'signing up' ? [] : ['Rosamund1950!'])].map((guessed) => [door, guessed] as const),
)

test.each(cases)(
  '%s, somebody who types %s reads that it is easy to guess, and chooses another',
  async (door, guessed) => {
    const choose = await doors[door]()
    const refused = await choose({ password: guessed, password_confirmation: guessed })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        password: [expect.stringMatching(/^This password is little more than a word from this website, your name or/)],
      },
    ])
    const own = 'Rainy-Day-2027!'
    expect((await choose({ password: own, password_confirmation: own })).status).toBe(200)
  },
)
