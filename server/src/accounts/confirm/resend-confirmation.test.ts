import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { day, minute, systemClock } from '#platform/clock'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { testProgram } from '../../testing.ts'
import { lockPersonRow } from '../people/account-data-queries.ts'
import { findOrCreatePerson } from '../people/find-or-create-person.ts'
import { call, mailedToken, mailsTo, member, newcomer, newEmail, type Program, runJobs, travel } from '../testing.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { sendConfirmationAgain } from './send-confirmation-again.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterEach(() => {
  program.ctx.clock = systemClock
})
afterAll(() => program.close())

const resend = (user: unknown, at = program) => call(at, 'POST', '/auth/confirmation', { user })
const confirm = (token: string, headers: object = {}) =>
  call(program, 'GET', `/auth/confirmation/?confirmation_token=${token}`, undefined, headers)

const forms: [string, (email: string) => unknown][] = [
  ['the address itself', (email) => email],
  ['an object', (email) => ({ email })],
]

test.each(forms)(
  '[AUTH-14] [AUTH-23] %s as user mails another link, and the first one stays valid',
  async (_form, userOf) => {
    const { user, headers } = await newcomer(program)
    const first = await mailedToken(program.ctx, user.email)
    travel(program.ctx, minute)
    const { status, body } = await resend(userOf(user.email))
    expect([status, body]).toEqual([200, { data: null }])
    await runJobs(program)
    const second = await mailedToken(program.ctx, user.email)
    expect(second).not.toBe(first)
    expect((await confirm(first, headers)).body.data.confirmed).toBe(true)
    expect((await confirm(second, headers)).body.data).toMatchObject({ confirmed: true, auth_token: null })
  },
)

test('another link leads back to where the person’s own latest one did, whoever asked for what meanwhile', async () => {
  const person = await findOrCreatePerson(program.ctx, { email: newEmail(), confirmed: false })
  const send = async (returnTo: string, { id: personId, email } = person) =>
    sendConfirmation(program.ctx, { personId, email, returnTo })
  await send('/posts/1')
  travel(program.ctx, minute)
  await send('/posts/2')
  travel(program.ctx, 2 * minute)
  await call(program, 'POST', '/auth/password', { user: { email: person.email } })
  await send('/posts/3', await findOrCreatePerson(program.ctx, { email: newEmail(), confirmed: false }))
  await runJobs(program)
  travel(program.ctx, 3 * minute)
  await resend(person.email)
  await runJobs(program)
  expect((await confirm(await mailedToken(program.ctx, person.email))).body.return_to).toBe('/posts/2')
})

test('someone who has confirmed, and someone without an account, gets the same answer and no mail', async () => {
  const { user } = await member(program)
  const stranger = newEmail()
  expect((await resend(user.email)).body).toEqual({ data: null })
  expect((await resend(stranger)).body).toEqual({ data: null })
  await runJobs(program)
  expect(await mailsTo(program.ctx, user.email)).toEqual([])
  expect(await mailsTo(program.ctx, stranger)).toEqual([])
})

test('a request whose job is retried mails one link', async () => {
  const { user } = await newcomer(program)
  travel(program.ctx, minute)
  const request = { email: user.email, requestedAt: program.ctx.clock.now() }
  await sendConfirmationAgain(program.ctx, request)
  await sendConfirmationAgain(program.ctx, request)
  expect(await mailsTo(program.ctx, user.email)).toHaveLength(2)
})

test('of two jobs for one request at one moment one mails the link, which is worth sending for the seven days that it works', async () => {
  const { user } = await newcomer(program)
  travel(program.ctx, minute)
  const now = program.ctx.clock.now()
  program.ctx.clock = { now: () => now }
  const send = () => sendConfirmationAgain(program.ctx, { email: user.email, requestedAt: now })
  const { waited } = await whileLocked(program, {
    lock: (ctx) => lockPersonRow(ctx, user.user_id),
    act: () => Promise.all([send(), send()]),
    sessions: 2,
  })
  const mails = await mailsTo(program.ctx, user.email)
  expect([waited, mails.length, mails[0]?.good_until]).toEqual([true, 2, new Date(now.getTime() + 7 * day)])
  const token = await mailedToken(program.ctx, user.email)
  const confirmedAfter = async (milliseconds: number) => {
    program.ctx.clock = { now: () => new Date(now.getTime() + milliseconds) }
    return (await confirm(token)).status
  }
  expect([await confirmedAfter(7 * day), await confirmedAfter(7 * day - 1)]).toEqual([422, 200])
})

const invalidInputs: [unknown, object][] = [
  ['', { email: ['Email address is required'] }],
  ['rosa', { email: ['Invalid email address'] }],
  [{}, { email: ['Email address is required'] }],
  [{ email: 'rosa' }, { email: ['Invalid email address'] }],
  [{ email: 'rosa@village.example', name: 'Rosa' }, { name: ["We do not know the field 'name'"] }],
  [['rosa@village.example'], { user: ["'user': please send an object with fields"] }],
]

test.each(invalidInputs)(
  '[AUTH-02] resendConfirmation invalid: the error of %j stands at its field',
  async (user, errors) => {
    const { status, body } = await resend(user)
    expect([status, body.code, body.errors]).toEqual([422, 'invalid', errors])
  },
)

test('resendConfirmation too_many: three an hour for one address, however it is sent', async () => {
  const limited = await testProgram({ LIMITS: 'on' })
  const now = new Date()
  limited.ctx.clock = { now: () => now }
  const email = newEmail()
  for (const user of [email, { email }, email.toUpperCase()]) expect((await resend(user, limited)).status).toBe(200)
  expect((await resend(email, limited)).body.code).toBe('too_many')
  expect((await call(limited, 'POST', '/auth/password', { user: { email } })).status).toBe(200)
  await limited.close()
})
