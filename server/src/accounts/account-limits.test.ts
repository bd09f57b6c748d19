import { afterAll, beforeAll, expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { signedIn, someone, testProgram } from '../testing.ts'
import { makeChange, requestChange, requestedChange } from './emails/testing-email-change.ts'
import { call, member, newEmail, type Program, signUpForm, socialMember } from './testing.ts'

let program: Program
let network = 0

/** A moment at which the windows of all limits begin. */
const midnight = new Date('2026-07-01T00:00:00Z')

beforeAll(async () => {
  program = await testProgram({ LIMITS: 'on', TRUST_PROXY: '1' })
  setMinute(0)
})
afterAll(() => program.close())

function setMinute(minutes: number): void {
  const moment = new Date(midnight.getTime() + minutes * minute)
  program.ctx.clock = { now: () => moment }
}

type Answer = Awaited<ReturnType<typeof call>>
type Try = () => Promise<Answer>

const headersOfSomeone = async () => signedIn(program.ctx, await someone(program.ctx))

/** How often somebody, or a network, may do what costs something, and how many minutes they wait from a window's beginning. */
const limited: [string, number, number, () => Promise<Try>][] = [
  [
    'sign up in one network',
    15,
    30,
    async () => {
      const from = { 'x-forwarded-for': `198.51.100.${++network}` }
      const user = await signUpForm(program.ctx, { recaptcha: 'made up' })
      return () => call(program, 'POST', '/auth', { user }, from)
    },
  ],
  [
    'log in in one network, with whichever address',
    300,
    15,
    async () => {
      const from = { 'x-forwarded-for': `198.51.100.${++network}` }
      return () => call(program, 'POST', '/auth/login', {}, from)
    },
  ],
  [
    'try to change a password',
    10,
    15,
    async () => {
      const headers = await signedIn(program.ctx, await socialMember(program))
      const fresh = 'Rainy-Day-2027!'
      const user = { current_password: fresh, password: fresh, password_confirmation: fresh }
      return () => call(program, 'PUT', '/auth', { user }, headers)
    },
  ],
  [
    'try the password that another address wants',
    10,
    15,
    async () => {
      const { headers } = await member(program)
      return () => requestChange(program, headers, newEmail(), 'Wrong-Day-2026!')
    },
  ],
  [
    'try the password that a link asks for elsewhere, once it was typed to get the link,',
    9,
    15,
    async () => {
      const { user, headers } = await member(program)
      const { makeToken } = await requestedChange(program, { email: user.email, headers })
      return () => makeChange(program, makeToken, {}, 'Wrong-Day-2026!')
    },
  ],
  [
    'get the task of a captcha',
    60,
    15,
    async () => {
      const from = { 'x-forwarded-for': `198.51.100.${++network}` }
      return () => call(program, 'GET', '/auth/captcha', undefined, from)
    },
  ],
  [
    'try a second factor',
    10,
    15,
    async () => {
      const headers = await headersOfSomeone()
      return () => call(program, 'POST', '/auth/factor/proof', { code: '123456' }, headers)
    },
  ],
  [
    'ask for the challenge of a passkey',
    60,
    15,
    async () => {
      const headers = await headersOfSomeone()
      return () => call(program, 'POST', '/auth/factor/challenge', undefined, headers)
    },
  ],
  [
    'open links of mails in one network',
    60,
    15,
    async () => {
      const from = { 'x-forwarded-for': `198.51.100.${++network}` }
      return () => call(program, 'GET', '/auth/confirmation?confirmation_token=x', undefined, from)
    },
  ],
  [
    'ask for mails in one network',
    60,
    60,
    async () => {
      const from = { 'x-forwarded-for': `198.51.100.${++network}` }
      return () => call(program, 'POST', '/auth/password', { user: { email: newEmail() } }, from)
    },
  ],
  [
    'ask for another confirmation',
    3,
    60,
    async () => {
      const user = newEmail()
      return () => call(program, 'POST', '/auth/confirmation', { user })
    },
  ],
  [
    'ask for another address',
    5,
    24 * 60,
    async () => {
      const { headers } = await member(program)
      return () => requestChange(program, headers, newEmail())
    },
  ],
]

test.each(limited)(
  'somebody may %s %i times, and then waits for %i minutes at most',
  async (_what, max, minutes, begin) => {
    const act = await begin()
    for (let time = 0; time < max; time++) expect((await act()).status).not.toBe(429)
    const { status, headers } = await act()
    expect([status, headers['retry-after']]).toEqual([429, String(minutes * 60)])
  },
)

test('a second factor is tried 60 times a day at most, however long the waits between', async () => {
  const headers = await headersOfSomeone()
  const prove = () => call(program, 'POST', '/auth/factor/proof', { code: '123456' }, headers)
  for (let time = 0; time < 60; time++) {
    setMinute(15 * Math.floor(time / 10))
    expect((await prove()).status).toBe(422)
  }
  setMinute(90)
  const { status, headers: answered } = await prove()
  expect([status, answered['retry-after']]).toEqual([429, String((24 * 60 - 90) * 60)])
  setMinute(0)
})
