import { emailLinkInvalid, emailUnchanged, passwordNotCurrent } from '@reable/contract/accounts/rules'
import { expect, test } from 'vitest'
import { day, minute } from '#platform/clock'
import { get, someListing } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { findPersonByEmail } from '../people/people-queries.ts'
import {
  call,
  headersOf,
  isSignedIn,
  mailedToken,
  member,
  newcomer,
  newEmail,
  password,
  runJobs,
  signIn,
  travel,
} from '../testing.ts'
import {
  makeChange,
  pendingChange,
  requestChange,
  requestedChange,
  subjectsTo,
  tokenTo,
} from './testing-email-change.ts'

const program = await programOfFile()

/** Someone with a confirmed account, on one of their devices. */
async function rosa() {
  const { user, headers } = await member(program)
  return { user, headers, email: user.email }
}

test('a new address is announced to both, and used from a click on, signed in on this device alone', async () => {
  const { user, headers, email: old } = await rosa()
  const elsewhere = await signIn(program, old)
  const { email, makeToken } = await requestedChange(program, { email: old, headers })
  expect(await pendingChange(program, headers)).toEqual({ email })
  expect(await subjectsTo(program, old)).toEqual(['Your e-mail address is to be changed'])
  expect(await subjectsTo(program, email)).toEqual(['Confirm your new e-mail address'])
  // Nothing has changed yet.
  expect((await signIn(program, old)).user.user_id).toBe(user.user_id)
  const { status, body } = await makeChange(program, makeToken, headers)
  expect([status, body.data]).toEqual([200, { ...user, email }])
  expect(await isSignedIn(program, headersOf(body.data))).toBe(true)
  expect(await isSignedIn(program, headers)).toBe(false)
  expect(await isSignedIn(program, { ...elsewhere.headers, 'x-user-email': email })).toBe(false)
  expect((await signIn(program, email)).user.user_id).toBe(user.user_id)
  expect((await call(program, 'POST', '/auth/login', { user: { email: old, password } })).status).toBe(401)
  expect(await pendingChange(program, headersOf(body.data))).toBeNull()
  // The link works once.
  expect((await makeChange(program, makeToken, headersOf(body.data))).body.errors).toEqual({
    email_token: [emailLinkInvalid],
  })
})

test('without the password, or with one’s own address, no change is requested', async () => {
  const { headers, email } = await rosa()
  const wrong = await requestChange(program, headers, newEmail(), 'Wrong-Day-2026!')
  expect([wrong.status, wrong.body.errors]).toEqual([422, { current_password: [passwordNotCurrent] }])
  expect((await requestChange(program, headers, email.toUpperCase())).body.errors).toEqual({ email: [emailUnchanged] })
  expect((await requestChange(program, headers, 'rosa')).body.errors).toEqual({ email: ['Invalid email address'] })
  await runJobs(program)
  expect([await pendingChange(program, headers), await subjectsTo(program, email)]).toEqual([null, []])
})

test('in a browser that is not signed in to the account, a stranger’s too, the link asks for its password', async () => {
  const { headers, email: old, user } = await rosa()
  const { email, makeToken } = await requestedChange(program, { email: old, headers })
  const stranger = await member(program)
  const read = async (own: object) =>
    (await call(program, 'GET', `/auth/email/link?email_token=${makeToken}`, undefined, own)).body.data
  expect([await read({}), await read(stranger.headers)]).toEqual([
    { email, asks: 'password' },
    { email, asks: 'password' },
  ])
  expect((await makeChange(program, makeToken, stranger.headers)).body.errors).toEqual({
    current_password: [passwordNotCurrent],
  })
  expect((await signIn(program, old)).user.user_id).toBe(user.user_id)
  const { body } = await makeChange(program, makeToken, stranger.headers, password)
  expect([body.data.user_id, body.data.email]).toEqual([user.user_id, email])
  expect(await isSignedIn(program, headersOf(body.data))).toBe(true)
  expect(await isSignedIn(program, { ...headers, 'x-user-email': email })).toBe(false)
})

test('the link works for 3 days, and no longer once the change is cancelled or another one requested', async () => {
  const { headers, email: old } = await rosa()
  const first = await requestedChange(program, { email: old, headers })
  const second = await requestedChange(program, { email: old, headers })
  expect((await makeChange(program, first.makeToken, headers)).body.errors).toEqual({ email_token: [emailLinkInvalid] })
  expect(await pendingChange(program, headers)).toEqual({ email: second.email })
  await call(program, 'DELETE', '/auth/email', undefined, headers)
  expect((await makeChange(program, second.makeToken, headers)).body.code).toBe('invalid')
  const read = await call(program, 'GET', `/auth/email/link?email_token=${second.makeToken}`, undefined, headers)
  expect([read.status, read.body.errors]).toEqual([422, { email_token: [emailLinkInvalid] }])
  expect(await pendingChange(program, headers)).toBeNull()
  const third = await requestedChange(program, { email: old, headers })
  travel(program.ctx, 3 * day + minute)
  expect((await makeChange(program, third.makeToken, headers)).body.code).toBe('invalid')
  expect(await pendingChange(program, headers)).toBeNull()
  travel(program.ctx, 3 * day - minute)
  expect((await makeChange(program, third.makeToken, headers)).body.data.email).toBe(third.email)
})

test('only its owner learns whether the new address has an account', async () => {
  const { headers } = await rosa()
  const owner = await rosa()
  const free = await requestChange(program, headers, newEmail())
  const taken = await requestChange(program, headers, owner.email)
  expect([taken.status, Object.keys(taken.body.data)]).toEqual([free.status, Object.keys(free.body.data)])
  await runJobs(program)
  expect(await pendingChange(program, headers)).toEqual({ email: owner.email })
  expect(await subjectsTo(program, owner.email)).toEqual(['Someone wanted to use your address'])
  await expect(tokenTo(program, owner.email, 'email_token')).rejects.toThrow()
})

test('links that were mailed to the old address open nothing and reveal nothing of the new one', async () => {
  const { headers, user } = await newcomer(program)
  const confirmation = await mailedToken(program.ctx, user.email)
  await call(program, 'POST', '/auth/password', { user: { email: user.email } })
  await runJobs(program)
  const reset = await mailedToken(program.ctx, user.email)
  expect(reset).not.toBe(confirmation)
  const email = newEmail()
  await requestChange(program, headers, email)
  await runJobs(program)
  const made = await makeChange(program, await tokenTo(program, email, 'email_token'), headers)
  const data = await call(program, 'GET', '/api/user/data', undefined, headersOf(made.body.data))
  expect(data.body.data.account.mailed_links).toMatchObject([{ purpose: 'reset', used_at: expect.any(String) }])
  const old = await call(program, 'GET', `/auth/confirmation?confirmation_token=${confirmation}`)
  expect([old.status, old.body.data]).toEqual([422, undefined])
  const again = { reset_password_token: reset, password, password_confirmation: password }
  expect((await call(program, 'PUT', '/auth/password', { user: again })).status).toBe(422)
})

test('who mistyped their address at sign-up changes it, which confirms the new one; the old one cannot undo that', async () => {
  const { headers, user } = await newcomer(program)
  const owner = await findPersonByEmail(program.ctx, user.email)
  if (!owner) throw new Error('the newcomer has an account')
  const listing = await someListing(program.ctx, owner)
  const email = newEmail()
  await requestChange(program, headers, email)
  await runJobs(program)
  await expect(tokenTo(program, user.email, 'undo_token')).rejects.toThrow()
  expect((await makeChange(program, await tokenTo(program, email, 'email_token'), headers)).body.data).toMatchObject({
    email,
    confirmed: true,
  })
  await runJobs(program)
  expect((await get(program, `/posts/${listing}`)).status).toBe(200)
})
