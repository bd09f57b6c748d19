import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hour, minute, systemClock } from '#platform/clock'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import { testProgram } from '../../testing.ts'
import { accountChecks } from '../jobs.ts'
import { lockPersonRow } from '../people/account-data-queries.ts'
import {
  call,
  mailedToken,
  mailsTo,
  member,
  newcomer,
  newEmail,
  type Program,
  runJobs,
  socialMember,
  travel,
} from '../testing.ts'
import { sendReset } from './send-reset.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterEach(() => {
  program.ctx.clock = systemClock
})
afterAll(() => program.close())

const request = (user: unknown, at = program) => call(at, 'POST', '/auth/password', { user })

test('[AUTH-15] [AUTH-22] a request is answered alike for everyone, and mails a link to who has an account', async () => {
  const { user } = await member(program)
  const ofAccount = await request({ email: user.email.toUpperCase() })
  const ofStranger = await request({ email: newEmail() })
  expect([ofAccount.status, ofAccount.body]).toEqual([200, { data: null }])
  expect([ofStranger.status, ofStranger.body]).toEqual([200, { data: null }])
  await runJobs(program)
  const [mail, ...more] = await mailsTo(program.ctx, user.email)
  expect(mail?.plain).toMatch(/\/password\/new\?reset_password_token=[\w-]{43}/)
  expect(mail?.good_until).toBeInstanceOf(Date)
  expect(more).toEqual([])
})

test('someone who signs in by a provider gets a mail that says so, without a link that sets a password', async () => {
  const { email } = await socialMember(program)
  await request({ email })
  await runJobs(program)
  const [mail] = await mailsTo(program.ctx, email)
  expect(mail?.plain).toContain('Google')
  expect(mail?.plain).not.toContain('reset_password_token')
})

test('someone who signed in by a provider that we have no longer gets no mail', async () => {
  const { email } = await socialMember(program, { provider: 'telepathy' })
  await request({ email })
  await runJobs(program)
  expect(await mailsTo(program.ctx, email)).toEqual([])
})

test('a request whose job is retried mails one link', async () => {
  const { user } = await member(program)
  const resetRequest = { email: user.email, requestedAt: program.ctx.clock.now() }
  await sendReset(program.ctx, resetRequest)
  await sendReset(program.ctx, resetRequest)
  expect(await mailsTo(program.ctx, user.email)).toHaveLength(1)
  travel(program.ctx, minute)
  await sendReset(program.ctx, { ...resetRequest, requestedAt: program.ctx.clock.now() })
  expect(await mailsTo(program.ctx, user.email)).toHaveLength(2)
})

test('of two jobs for one request at one moment one mails the link, which is worth sending for the hour that it works', async () => {
  const { user } = await member(program)
  const now = program.ctx.clock.now()
  program.ctx.clock = { now: () => now }
  const send = () => sendReset(program.ctx, { email: user.email, requestedAt: now })
  const { waited } = await whileLocked(program, {
    lock: (ctx) => lockPersonRow(ctx, user.user_id),
    act: () => Promise.all([send(), send()]),
    sessions: 2,
  })
  const mails = await mailsTo(program.ctx, user.email)
  expect([waited, mails.map(({ good_until }) => good_until)]).toEqual([true, [new Date(now.getTime() + hour)]])
  const reset_password_token = await mailedToken(program.ctx, user.email)
  const chosen = { password: 'Rainy-Day-2027!', password_confirmation: 'Rainy-Day-2027!', reset_password_token }
  const chooseAfter = async (milliseconds: number) => {
    program.ctx.clock = { now: () => new Date(now.getTime() + milliseconds) }
    return (await call(program, 'PUT', '/auth/password', { user: chosen })).status
  }
  expect([await chooseAfter(hour), await chooseAfter(hour - 1)]).toEqual([422, 200])
})

test('two who ask at one moment are mailed each, and so is who has just been mailed a confirmation', async () => {
  const now = program.ctx.clock.now()
  program.ctx.clock = { now: () => now }
  const [one, other, { user }] = [await member(program), await member(program), await newcomer(program)]
  const emails = [one.user.email, other.user.email, user.email]
  for (const email of emails) await sendReset(program.ctx, { email, requestedAt: now })
  for (const email of emails)
    expect((await mailsTo(program.ctx, email))[0]?.plain).toMatch(/reset_password_token=[\w-]{43}/)
})

test('[AUTH-15] a mail is not sent once another link was used instead of its own; before that each is', async () => {
  const { user } = await member(program)
  for (let times = 0; times < 2; times++) {
    await sendReset(program.ctx, { email: user.email, requestedAt: program.ctx.clock.now() })
    travel(program.ctx, minute)
  }
  const outcomes = async () => {
    const mails = program.ctx.db.selectFrom('mails').select(['id', 'outcome']).where('recipient', '=', user.email)
    return mails.orderBy('id').execute()
  }
  const [first, second] = await outcomes()
  for (const mail of [first, second]) await sendMail(program.ctx, { mailId: mail?.id ?? 0 }, accountChecks)
  expect((await outcomes()).map(({ outcome }) => outcome)).toEqual(['sent', 'sent'])
  await sendReset(program.ctx, { email: user.email, requestedAt: program.ctx.clock.now() })
  const third = (await outcomes())[2]
  const reset_password_token = await mailedToken(program.ctx, user.email)
  const chosen = { password: 'Rainy-Day-2027!', password_confirmation: 'Rainy-Day-2027!', reset_password_token }
  expect((await call(program, 'PUT', '/auth/password', { user: chosen })).status).toBe(200)
  await sendMail(program.ctx, { mailId: third?.id ?? 0 }, accountChecks)
  expect((await outcomes())[2]?.outcome).toBe('lapsed')
})

const invalidInputs: [unknown, object][] = [
  [{ email: '' }, { email: ['Email address is required'] }],
  [{}, { email: ['Email address is required'] }],
  [{ email: 'rosa' }, { email: ['Invalid email address'] }],
  ['rosa@village.example', { user: ["'user': please send an object with fields"] }],
  [null, { user: ["'user': please send an object with fields"] }],
]

test.each(invalidInputs)(
  '[AUTH-02] requestReset invalid: the error of %j stands at its field',
  async (user, errors) => {
    const { status, body } = await request(user)
    expect([status, body.code, body.errors]).toEqual([422, 'invalid', errors])
  },
)

test('requestReset too_many: three an hour for one address, whether it has an account or not', async () => {
  const limited = await testProgram({ LIMITS: 'on' })
  const now = new Date()
  limited.ctx.clock = { now: () => now }
  const { user } = await member(limited)
  const fourth = async (email: string) => {
    for (let times = 0; times < 3; times++) expect((await request({ email }, limited)).status).toBe(200)
    const { status, headers, body } = await request({ email: email.toUpperCase() }, limited)
    return { status, retry: headers['retry-after'], body: { ...body, flow_id: '' } }
  }
  const ofAccount = await fourth(user.email)
  expect(ofAccount).toMatchObject({ status: 429, body: { code: 'too_many' } })
  expect(await fourth(newEmail())).toEqual(ofAccount)
  await limited.close()
})

test('requestReset too_many: six a day in UTC for one address; what the hourly limit refuses does not count towards the day', async () => {
  const limited = await testProgram({ LIMITS: 'on' })
  const morning = { now: () => new Date('2026-07-01T08:00:00Z') }
  const statusesAt = async (milliseconds: number, times: number) => {
    travel(limited.ctx, milliseconds, morning)
    const answers: number[] = []
    for (let time = 0; time < times; time++) answers.push((await request({ email: 'ann@example.org' }, limited)).status)
    return answers
  }
  expect(await statusesAt(0, 6)).toEqual([200, 200, 200, 429, 429, 429])
  expect(await statusesAt(hour, 2)).toEqual([200, 200])
  expect(await statusesAt(2 * hour, 2)).toEqual([200, 429])
  expect(await statusesAt(16 * hour - 1, 1)).toEqual([429])
  expect(await statusesAt(16 * hour, 1)).toEqual([200])
  await limited.close()
})
