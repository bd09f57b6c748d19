import { expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { programOfFile } from '../../testing-file.ts'
import { lockPersonRow } from '../people/account-data-queries.ts'
import { call, mailedToken, mailsTo, newcomer, runJobs, travel } from '../testing.ts'
import { sendConfirmationAgain } from './send-confirmation-again.ts'

const program = await programOfFile()

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

test('of two jobs for one request at one moment one mails the link', async () => {
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
  expect([waited, mails.length]).toEqual([true, 2])
})
