import { resetLinkUsed } from '@reable/contract/accounts/rules'
import { expect, test } from 'vitest'
import { hour, minute } from '#platform/clock'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { programOfFile } from '../../testing-file.ts'
import { lockPersonRow } from '../people/account-data-queries.ts'
import {
  call,
  headersOf,
  isSignedIn,
  mailedToken,
  mailsTo,
  member,
  newcomer,
  runJobs,
  signIn,
  travel,
} from '../testing.ts'

const program = await programOfFile()

const fresh = 'Rainy-Day-2027!'
const choose = (token: string, overrides: object = {}) => {
  const user = { password: fresh, password_confirmation: fresh, reset_password_token: token, ...overrides }
  return call(program, 'PUT', '/auth/password', { user })
}

async function linkFor(email: string): Promise<string> {
  await call(program, 'POST', '/auth/password', { user: { email } })
  await runJobs(program)
  return mailedToken(program.ctx, email)
}

const used = { error: resetLinkUsed, errors: { reset_password_token: [resetLinkUsed] } }

test('[AUTH-16] [AUTH-22] the link of the mail sets a new password, signs in here and out everywhere else', async () => {
  const { user, headers } = await member(program)
  const { status, body } = await choose(await linkFor(user.email))
  expect([status, body.data]).toEqual([200, { ...user, auth_token: expect.any(String) }])
  expect(await isSignedIn(program, headersOf(body.data))).toBe(true)
  expect(await isSignedIn(program, headers)).toBe(false)
  expect((await signIn(program, user.email, { password: fresh })).user.email).toBe(user.email)
  expect((await mailsTo(program.ctx, user.email))[0]?.subject).toBe('Your password was changed')
})

test('[AUTH-16] resetPassword invalid: a link that was used says so, and changes nothing more', async () => {
  const { user } = await member(program)
  const token = await linkFor(user.email)
  await choose(token)
  const other = 'Other-Day-2028!'
  expect((await choose(token, { password: other, password_confirmation: other })).body).toMatchObject(used)
  expect((await signIn(program, user.email, { password: fresh })).user.email).toBe(user.email)
})

test('[AUTH-16] resetPassword invalid: a link works for an hour', async () => {
  const { user } = await member(program)
  const token = await linkFor(user.email)
  travel(program.ctx, hour + minute)
  const { status, body } = await choose(token)
  expect([status, body]).toEqual([422, expect.objectContaining(used)])
})

test('[AUTH-16] resetPassword invalid: a token that is no reset token opens nothing', async () => {
  const { user, headers } = await newcomer(program)
  const confirmation = await mailedToken(program.ctx, user.email)
  for (const token of ['', 'made-up', 'x'.repeat(300), confirmation, headers['x-user-token'] ?? ''])
    expect((await choose(token)).body.errors).toEqual(used.errors)
})

test('[AUTH-04] [AUTH-05] resetPassword invalid: a new password that is refused leaves the link valid', async () => {
  const { user } = await member(program)
  const token = await linkFor(user.email)
  expect((await choose(token, { password: 'weakweak', password_confirmation: 'other' })).body.errors).toEqual({
    password: ['Password must include: a lower and uppercase letter, a number, and a symbol (!@#$&*)'],
    password_confirmation: ['Passwords do not match'],
  })
  const common = { password: 'Sunshine2024!', password_confirmation: 'Sunshine2024!' }
  expect((await choose(token, common)).body.errors.password).toEqual([expect.stringMatching(/^Many people use/)])
  expect((await choose(token)).status).toBe(200)
})

test('of two uses at the same moment one wins', async () => {
  const { user } = await member(program)
  const token = await linkFor(user.email)
  const { waited, result } = await whileLocked(program, {
    lock: (ctx) => lockPersonRow(ctx, user.user_id),
    act: () => Promise.all([choose(token), choose(token)]),
    sessions: 2,
  })
  expect([waited, result.map(({ status }) => status).sort()]).toEqual([true, [200, 422]])
})

test('a changed password ends the reset links that were mailed before', async () => {
  const { user, headers } = await member(program)
  const token = await linkFor(user.email)
  const change = { current_password: 'Sunny-Day-2026!', password: fresh, password_confirmation: fresh }
  await call(program, 'PUT', '/auth', { user: change }, headers)
  expect((await choose(token)).body.errors).toEqual(used.errors)
})
