import { describe, expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { get, someListing } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { makeChange, pendingChange, requestChange, tokenTo } from '../emails/testing-email-change.ts'
import { consumeToken, issueToken } from '../link-tokens.ts'
import { findPersonByEmail } from '../people/people-queries.ts'
import { memberWithTotp } from '../second-factor/testing.ts'
import {
  call,
  headersOf,
  isSignedIn,
  mailedToken,
  mailsTo,
  newcomer,
  newEmail,
  password,
  runJobs,
  signIn,
  signUpForm,
} from '../testing.ts'
import { sendConfirmation } from './send-confirmation.ts'

const program = await programOfFile()

const own = 'Rainy-Day-2027!'
const chromeOnWindows = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
}

const open = async (token: string, headers = {}) =>
  (await call(program, 'GET', `/auth/confirmation/?confirmation_token=${token}`, undefined, headers)).body.data
const answer = (headers: object, was_me: boolean) => call(program, 'PUT', '/auth/confirmation', { was_me }, headers)
const me = async (headers: object) => (await call(program, 'GET', '/api/user', undefined, headers)).body.data
const logIn = async (email: string, secret: string) =>
  (await call(program, 'POST', '/auth/login', { user: { email, password: secret } })).status

/** Somebody signed up in one browser, and the link was opened in another one. */
async function openedElsewhere() {
  const signedUp = await newcomer(program)
  const { email } = signedUp.user
  const token = await mailedToken(program.ctx, email)
  const opened = await open(token)
  return { email, token, signedUp: signedUp.headers, opened: headersOf(opened), user: opened }
}

/** The id of a listing that somebody makes as their account is now. */
async function listingOf(email: string): Promise<number> {
  const owner = await findPersonByEmail(program.ctx, email)
  if (!owner) throw new Error('the newcomer has an account')
  return someListing(program.ctx, owner)
}

test('[AUTH-13] [AUTH-23] the first opening confirms and logs in, in whichever browser; nobody is signed out', async () => {
  const { user, signedUp, opened, token, email } = await openedElsewhere()
  expect(user).toMatchObject({ email, confirmed: true, auth_token: expect.any(String) })
  expect([await isSignedIn(program, opened), await isSignedIn(program, signedUp)]).toEqual([true, true])
  expect(await logIn(email, password)).toBe(200)
  const stranger = await newcomer(program)
  for (const headers of [{}, stranger.headers, opened])
    expect(await open(token, headers)).toMatchObject({ confirmed: true, auth_token: null })
})

test('who opened it is asked about the sign-up, by its browser and time; nobody else is', async () => {
  program.ctx.clock = { now: () => new Date('2026-11-29T17:12:00Z') }
  const email = newEmail()
  const form = await signUpForm(program.ctx, { email })
  const { body } = await call(program, 'POST', '/auth', { user: form }, chromeOnWindows)
  const opened = await open(await mailedToken(program.ctx, email))
  const asked = { at: '2026-11-29T10:12:00.000-07:00', device: 'Chrome on Windows' }
  expect(opened.sign_up).toEqual(asked)
  expect((await me(headersOf(opened))).sign_up).toEqual(asked)
  expect((await me(headersOf(body.data))).sign_up).toBeUndefined()
  expect((await signIn(program, email)).user.sign_up).toBeUndefined()
})

describe('until the person who opened the link says yes, the session and the password of the sign-up', () => {
  test('cannot read or write messages, take the account along, leave it or answer for its person', async () => {
    const calls: ['GET' | 'POST' | 'PUT' | 'DELETE', string, unknown][] = [
      ['GET', '/api/user/conversations', undefined],
      ['GET', '/api/user/messages', undefined],
      ['POST', '/messages', { post_id: 1, body: 'Is it still there?', termsOfUse: true }],
      ['GET', '/api/user/data', undefined],
      ['POST', '/api/user/close', { user: { current_password: password } }],
      ['PUT', '/auth', { user: { current_password: password, password: own, password_confirmation: own } }],
      ['POST', '/auth/email', { user: { email: 'mine@example.org', current_password: password } }],
      ['POST', '/auth/factor/totp', { user: { current_password: password } }],
      ['GET', '/auth/sessions', undefined],
      ['DELETE', '/auth/sessions', undefined],
      ['PUT', '/auth/confirmation', { was_me: true }],
    ]
    const { signedUp, opened } = await openedElsewhere()
    for (const [method, path, body] of calls) {
      const { status, body: refusal } = await call(program, method, path, body, signedUp)
      const sentence = 'First open the link from our email in this browser too.'
      expect([path, status, refusal.code, refusal.error]).toEqual([path, 403, 'limited', sentence])
    }
    expect(await isSignedIn(program, opened)).toBe(true)
  })

  test('publish nothing, and touch nothing that is public', async () => {
    const { email, signedUp } = await openedElsewhere()
    const id = await listingOf(email)
    expect((await get(program, `/posts/${id}`)).status).toBe(403)
    await program.ctx.db.updateTable('listings').set({ owner_confirmed: true }).where('id', '=', id).execute()
    expect((await call(program, 'DELETE', `/posts/${id}`, undefined, signedUp)).body.code).toBe('limited')
    expect((await call(program, 'POST', `/posts/${id}/renew`, {}, signedUp)).body.code).toBe('limited')
    await runJobs(program)
    expect((await get(program, `/posts/${id}`)).status).toBe(200)
  })

  test('do not take the account to another address, though that was asked for before', async () => {
    const { user, headers } = await newcomer(program)
    const wanted = newEmail()
    await requestChange(program, headers, wanted)
    await runJobs(program)
    const makeToken = await tokenTo(program, wanted, 'email_token')
    const opened = headersOf(await open(await mailedToken(program.ctx, user.email)))
    for (const presented of [headers, {}])
      expect((await makeChange(program, makeToken, presented, password)).body.code).toBe('limited')
    expect(await findPersonByEmail(program.ctx, user.email)).toBeDefined()
    await answer(opened, false)
    expect(await pendingChange(program, opened)).toBeNull()
  })
})

test('what the sign-up listed is shown once the person who opened the link says yes, not before; both can then do all', async () => {
  const signedUp = await newcomer(program)
  const { email } = signedUp.user
  const id = await listingOf(email)
  const opened = headersOf(await open(await mailedToken(program.ctx, email)))
  await runJobs(program)
  expect((await get(program, `/posts/${id}`)).status).toBe(403)
  const { status, body } = await answer(opened, true)
  expect([status, body.data.sign_up, body.reset_password_token]).toEqual([200, undefined, null])
  await runJobs(program)
  expect((await get(program, `/posts/${id}`)).status).toBe(200)
  const user = await me(signedUp.headers)
  expect([user.confirmed, user.limited]).toEqual([true, undefined])
  expect((await call(program, 'GET', '/api/user/conversations', undefined, signedUp.headers)).status).toBe(200)
  expect((await signIn(program, email)).user.limited).toBeUndefined()
})

test('an account that somebody else made is theirs no longer after a no, by whichever way they came in', async () => {
  const { user, headers } = await memberWithTotp(program)
  const { db, clock } = program.ctx
  const unproved = { confirmed_at: null, unproved_sign_up_at: clock.now(), provider: 'facebook' }
  await db.updateTable('people').set(unproved).where('id', '=', user.user_id).execute()
  const account = { provider: 'facebook', subject: '7', person_id: user.user_id, created_at: clock.now() }
  await db.insertInto('provider_accounts').values(account).execute()
  const id = await listingOf(user.email)
  await db.updateTable('listings').set({ owner_confirmed: false }).where('id', '=', id).execute()
  await sendConfirmation(program.ctx, { personId: user.user_id, email: user.email })
  const opened = await open(await mailedToken(program.ctx, user.email))
  expect([opened.auth_token, opened.factor_asked]).toEqual([expect.any(String), undefined])
  const pending = { personId: user.user_id, purpose: 'social_login', lifetime: minute } as const
  const code = await issueToken(program.ctx, pending)
  const { body } = await answer(headersOf(opened), false)
  expect(await consumeToken(program.ctx, { token: code, purpose: 'social_login' })).toBeUndefined()
  expect([body.data.provider, body.reset_password_token]).toEqual(['reable', expect.any(String)])
  expect([await isSignedIn(program, headers), await logIn(user.email, password)]).toEqual([false, 401])
  expect(await db.selectFrom('provider_accounts').selectAll().where('person_id', '=', user.user_id).execute()).toEqual(
    [],
  )
  const chosen = { password: own, password_confirmation: own, reset_password_token: body.reset_password_token }
  const reset = (await call(program, 'PUT', '/auth/password', { user: chosen })).body.data
  expect(reset).toMatchObject({ confirmed: true, auth_token: expect.any(String) })
  expect([reset.factor_asked, reset.limited, reset.sign_up]).toEqual([undefined, undefined, undefined])
  await runJobs(program)
  expect((await get(program, `/posts/${id}`)).status).toBe(403)
  const { post } = (await call(program, 'GET', `/posts/${id}`, undefined, headersOf(reset))).body.data
  expect([post.active, post.confirmed]).toEqual([false, true])
})

test('whose sign-up it was is answered once, and by the browser alone that opened the link', async () => {
  const { opened } = await openedElsewhere()
  expect((await answer(opened, true)).status).toBe(200)
  const { status, body } = await answer(opened, false)
  expect([status, body.code]).toEqual([409, 'conflict'])
  const { headers } = await newcomer(program)
  expect((await answer(headers, true)).body.code).toBe('forbidden')
})

describe('a program that checks emails opens the link with its scripts, and leaves; the person after it', () => {
  test('can do all in the browser of the sign-up, by the same link', async () => {
    const { token, signedUp } = await openedElsewhere()
    const user = await open(token, signedUp)
    expect([user.confirmed, user.limited, user.auth_token]).toEqual([true, undefined, signedUp['x-user-token']])
    expect((await call(program, 'GET', '/api/user/conversations', undefined, signedUp)).status).toBe(200)
  })

  test('can do all in another browser, by their password and the same link', async () => {
    const { token, email } = await openedElsewhere()
    expect((await open(token)).auth_token).toBeNull()
    const { headers, user } = await signIn(program, email)
    expect(user.limited).toBe(true)
    expect((await open(token, headers)).limited).toBeUndefined()
    expect((await me(headers)).limited).toBeUndefined()
  })
})

test.each(['reable', 'facebook'])(
  'a new password, chosen by a mailed link before anybody confirmed, ends what the sign-up could do (%s)',
  async (provider) => {
    const attacker = await newcomer(program)
    const { email, user_id: id } = attacker.user
    await program.ctx.db.updateTable('people').set({ provider }).where('id', '=', id).execute()
    await call(program, 'POST', '/auth/password', { user: { email } })
    await runJobs(program)
    const reset_password_token = await mailedToken(program.ctx, email)
    const user = { password: own, password_confirmation: own, reset_password_token }
    const { body } = await call(program, 'PUT', '/auth/password', { user })
    expect(body.data).toMatchObject({ provider: 'reable', confirmed: false })
    expect(await isSignedIn(program, attacker.headers)).toBe(false)
    expect([await logIn(email, password), await logIn(email, own)]).toEqual([401, 200])
    const link = (await mailsTo(program.ctx, email)).map(({ plain }) => /confirmation_token=([\w-]+)/.exec(plain)?.[1])
    const opened = await open(link.find((one) => one !== undefined) ?? '')
    expect([opened.confirmed, opened.sign_up]).toEqual([true, undefined])
    expect((await signIn(program, email, { password: own })).user.limited).toBeUndefined()
  },
)
