import { expect, test } from 'vitest'
import { programOfFile } from '../../testing-file.ts'
import { findOrCreatePerson } from '../people/find-or-create-person.ts'
import { call, mailedToken, password, runJobs, signIn, signUpForm } from '../testing.ts'

let people = 0

const program = await programOfFile()

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

const guesses = ['Wheelchair2026!', 'Kettleworth7!']

test.each(Object.entries(doors))(
  '%s, somebody who types what is easy to guess of them reads so, and chooses another password',
  async (door, open) => {
    const choose = await open()
    // Nobody has a name here yet who signs up.
    for (const guessed of door === 'signing up' ? guesses : [...guesses, 'Rosamund1950!']) {
      const refused = await choose({ password: guessed, password_confirmation: guessed })
      const sentence = /^This password is little more than a word from this website, your name or/
      expect([refused.status, refused.body.errors]).toEqual([422, { password: [expect.stringMatching(sentence)] }])
    }
    const own = 'Rainy-Day-2027!'
    expect((await choose({ password: own, password_confirmation: own })).status).toBe(200)
  },
)
