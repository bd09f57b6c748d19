import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock'
import { testProgram } from '../../testing.ts'
import { logInAttemptsLimit, mailboxLimit } from '../account-limits.ts'
import { call, member, newEmail, type Program, password, signUpForm } from '../testing.ts'

let program: Program
let network = 0
const noon = new Date('2026-07-01T12:00:00Z')

beforeAll(async () => {
  program = await testProgram({ LIMITS: 'on', TRUST_PROXY: '1' })
  program.ctx.clock = { now: () => noon }
})
afterAll(() => program.close())

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
  for (let tries = 0; tries < logInAttemptsLimit.max; tries++) await logIn(user.email, 'Wrong-Guess-1!')
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

test('a device that logged in before has ten tries in a quarter of an hour, like any network', async () => {
  const { user } = await member(program)
  const cookie = deviceCookie(await logIn(user.email, password))
  for (let tries = 0; tries < 10; tries++)
    expect((await logIn(user.email, 'Wrong-Guess-1!', { cookie })).status).toBe(401)
  expect((await logIn(user.email, password, { cookie })).status).toBe(429)
})

test('addresses that lead to one mailbox are confirmed twenty times a day together, and stay accounts of their own', async () => {
  // A captcha goes by the clock of the machine.
  program.ctx.clock = systemClock
  const [name] = newEmail().split('@')
  const signUp = async (email: string) => {
    const user = await signUpForm(program.ctx, { email })
    return call(program, 'POST', '/auth', { user }, { 'x-forwarded-for': elsewhere() })
  }
  const ids = new Set<number>()
  for (let count = 0; count < mailboxLimit.max; count++) {
    const { status, body } = await signUp(`${name}+${count}@example.org`)
    expect([status, body.errors]).toEqual([200, undefined])
    ids.add(body.data.user_id)
  }
  expect(ids.size).toBe(mailboxLimit.max)
  expect((await signUp(`${name}+more@example.org`)).status).toBe(429)
})
