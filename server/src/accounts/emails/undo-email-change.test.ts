import { undoLinkInvalid } from '@reable/contract/accounts/rules'
import { expect, test } from 'vitest'
import { day, minute } from '#platform/clock'
import { signedIn } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { call, headersOf, isSignedIn, member, password, runJobs, signUpForm, socialMember, travel } from '../testing.ts'
import { makeChange, requestChange, requestedChange, subjectsTo, undoChange } from './testing-email-change.ts'

const program = await programOfFile()

const fresh = 'Rainy-Day-2027!'
const logIn = (email: string, secret = password) =>
  call(program, 'POST', '/auth/login', { user: { email, password: secret } })

/** Somebody in whose account another person, who knows the password, has changed the address. */
async function takenOver() {
  const { user, headers } = await member(program)
  const { email, makeToken, undoToken } = await requestedChange(program, { email: user.email, headers })
  const thief = (await makeChange(program, makeToken, headers)).body.data
  return { user, undoToken, email, thief }
}

test('the mail to the old address gives the account back: all are logged out, and a new password opens it', async () => {
  const { user, undoToken, email, thief } = await takenOver()
  const { status, body } = await undoChange(program, undoToken)
  expect([status, body.data.email]).toEqual([200, user.email])
  expect(await isSignedIn(program, headersOf(thief))).toBe(false)
  expect([(await logIn(user.email)).status, (await logIn(email)).status]).toEqual([401, 401])
  expect((await subjectsTo(program, email))[0]).toBe('A change of address was undone')
  const { reset_password_token } = body.data
  const chosen = { reset_password_token, password: fresh, password_confirmation: fresh }
  expect((await call(program, 'PUT', '/auth/password', { user: chosen })).body.data.email).toBe(user.email)
  expect((await logIn(user.email, fresh)).body.data.user_id).toBe(user.user_id)
  // The link works once.
  expect((await undoChange(program, undoToken)).body.errors).toEqual({ undo_token: [undoLinkInvalid] })
})

test('the link undoes all changes since, and none of their mails undoes that', async () => {
  const { user, undoToken, email, thief } = await takenOver()
  const next = await requestedChange(program, { email, headers: headersOf(thief) })
  await makeChange(program, next.makeToken, headersOf(thief))
  await undoChange(program, undoToken)
  expect((await undoChange(program, next.undoToken)).body.code).toBe('invalid')
  expect((await call(program, 'POST', '/auth/password', { user: { email: user.email } })).status).toBe(200)
})

test('the link works for 14 days, however late the change was made', async () => {
  const { undoToken } = await takenOver()
  travel(program.ctx, 14 * day + minute)
  expect((await undoChange(program, undoToken)).body.code).toBe('invalid')
  travel(program.ctx, 14 * day - minute)
  expect((await undoChange(program, undoToken)).status).toBe(200)
  for (const token of ['', 'made-up', 'x'.repeat(300)])
    expect((await undoChange(program, token)).body.errors).toEqual({ undo_token: [undoLinkInvalid] })
})

test('while the change may be undone nobody else gets the old address, neither by signing up nor by a change', async () => {
  const { user } = await takenOver()
  const signUp = async () =>
    (await call(program, 'POST', '/auth', { user: await signUpForm(program.ctx, { email: user.email }) })).status
  expect(await signUp()).toBe(422)
  const other = await member(program)
  await requestChange(program, other.headers, user.email)
  await runJobs(program)
  expect(await subjectsTo(program, user.email)).not.toContain('Confirm your new e-mail address')
  travel(program.ctx, 14 * day + minute)
  expect(await signUp()).toBe(200)
})

test('someone without a password here must have logged in within 15 minutes; a change leaves their login', async () => {
  const person = await socialMember(program)
  const headers = await signedIn(program.ctx, person)
  travel(program.ctx, 15 * minute + 1000)
  expect((await requestChange(program, headers, 'late@example.org')).body.code).toBe('forbidden')
  travel(program.ctx, 14 * minute)
  const { email, makeToken, undoToken } = await requestedChange(program, { email: person.email, headers })
  const link = await call(program, 'GET', `/auth/email/link?email_token=${makeToken}`)
  expect(link.body.data).toEqual({ email, asks: 'log_in' })
  expect((await makeChange(program, makeToken, {}, password)).body.code).toBe('invalid')
  expect((await makeChange(program, makeToken, headers)).body.data).toMatchObject({ email, provider: 'google' })
  expect((await undoChange(program, undoToken)).body.data).toEqual({ email: person.email, reset_password_token: null })
})
