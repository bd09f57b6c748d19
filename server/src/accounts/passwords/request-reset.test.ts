import { expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import { programOfFile } from '../../testing-file.ts'
import { accountChecks } from '../jobs.ts'
import { lockPersonRow } from '../people/account-data-queries.ts'
import { call, mailedToken, mailsTo, member, newEmail, runJobs, socialMember, travel } from '../testing.ts'
import { sendReset } from './send-reset.ts'

const program = await programOfFile()

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

test('of two jobs for one request at one moment one mails the link', async () => {
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
  expect([waited, mails.length]).toEqual([true, 1])
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
