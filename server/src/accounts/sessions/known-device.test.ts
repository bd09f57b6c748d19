import { beforeEach, expect, test } from 'vitest'
import { systemClock } from '#platform/clock'
import { programOfFile } from '../../testing-file.ts'
import { logInAttemptsLimit, mailboxLimit } from '../account-limits.ts'
import { call, mailedToken, member, newcomer, newEmail, password, runJobs, signUpForm } from '../testing.ts'

let network = 0
const noon = new Date('2026-07-01T12:00:00Z')

const program = await programOfFile({ LIMITS: 'on', TRUST_PROXY: '1' })
beforeEach(() => {
  program.ctx.clock = { now: () => noon }
})

const elsewhere = () => `198.51.${++network % 250}.${1 + Math.floor(network / 250)}`
const logIn = (email: string, typed: string, { address = elsewhere(), cookie = '' } = {}) =>
  call(program, 'POST', '/auth/login', { user: { email, password: typed } }, { 'x-forwarded-for': address, cookie })

function deviceCookie({ headers }: { headers: Record<string, unknown> }): string {
  const cookie = [headers['set-cookie']].flat().find((one) => String(one).startsWith('device='))
  return String(cookie).split(';')[0] ?? ''
}

test('whoever guesses from elsewhere, however often, does not lock out a device that logged in before', async () => {
  const { user } = await member(program)
  const cookie = deviceCookie(await logIn(user.email, password, { address: '203.0.113.1' }))
  expect(cookie).toMatch(/^device=[\w-]{16}\.[\w-]{22}$/)
  for (let tries = 0; tries < logInAttemptsLimit.max; tries++)
    await program.limits.countExactly(program.ctx, logInAttemptsLimit, user.email)
  expect((await logIn(user.email, password)).status).toBe(429)
  const again = await logIn(user.email, password, { cookie, address: '203.0.113.1' })
  expect([again.status, deviceCookie(again)]).toEqual([200, cookie])
  const other = await member(program)
  const both = deviceCookie(await logIn(other.user.email, password, { cookie }))
  expect((await logIn(user.email, password, { cookie: both })).status).toBe(200)
  // The cookie of a device is of one address, and made up it is worth nothing.
  const forged = cookie.replace(/.{3}$/, 'xxx')
  expect((await logIn(user.email, password, { cookie: forged })).status).toBe(429)
})

const openConfirmation = async (email: string, headers = {}) =>
  call(
    program,
    'GET',
    `/auth/confirmation?confirmation_token=${await mailedToken(program.ctx, email)}`,
    undefined,
    headers,
  )

/** How a browser gets into an account besides logging in; returns the address and what it was answered. */
const waysIn = {
  'whose sign-up is confirmed in it': async () => {
    const { user, headers } = await newcomer(program)
    return { email: user.email, answer: await openConfirmation(user.email, headers) }
  },
  'in which a mailed link sets the password': async () => {
    const { email } = (await member(program)).user
    await call(program, 'POST', '/auth/password', { user: { email } })
    await runJobs(program)
    const reset_password_token = await mailedToken(program.ctx, email)
    const user = { password, password_confirmation: password, reset_password_token }
    return { email, answer: await call(program, 'PUT', '/auth/password', { user }) }
  },
}

test.each(Object.entries(waysIn))('a browser %s is not locked out by who guesses beside it', async (_, getIn) => {
  // A captcha goes by the clock of the machine.
  program.ctx.clock = systemClock
  const { email, answer } = await getIn()
  const [address, cookie] = [elsewhere(), deviceCookie(answer)]
  for (let tries = 0; tries < 10; tries++) await logIn(email, 'Wrong-Guess-1!', { address })
  expect((await logIn(email, password, { address })).status).toBe(429)
  expect((await logIn(email, password, { address, cookie })).status).toBe(200)
})

test('a link that was opened before makes no browser known', async () => {
  program.ctx.clock = systemClock
  const { user, headers } = await newcomer(program)
  await openConfirmation(user.email, headers)
  expect(deviceCookie(await openConfirmation(user.email))).toBe('undefined')
})

test('addresses that lead to one mailbox are confirmed twenty times a day together, and stay accounts of their own', async () => {
  // A captcha goes by the clock of the machine.
  program.ctx.clock = systemClock
  const [name] = newEmail().split('@')
  const signUp = async (email: string) => {
    const user = await signUpForm(program.ctx, { email })
    return call(program, 'POST', '/auth', { user }, { 'x-forwarded-for': elsewhere() })
  }
  const [first, second] = [await signUp(`${name}+1@example.org`), await signUp(`${name}+2@example.org`)]
  expect([first.status, second.status, first.body.data.user_id === second.body.data.user_id]).toEqual([200, 200, false])
  for (let count = 2; count < mailboxLimit.max; count++)
    await program.limits.countExactly(program.ctx, mailboxLimit, `${name}@example.org`)
  expect((await signUp(`${name}+more@example.org`)).status).toBe(429)
})
