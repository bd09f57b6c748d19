import { expect, test } from 'vitest'
import { hour, minute, systemClock } from '#platform/clock'
import { signedIn, someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { call, headersOf, mailsTo, password, runJobs, travel } from '../testing.ts'
import { memberWithTotp } from './testing.ts'

const program = await programOfFile({ LIMITS: 'on', TRUST_PROXY: '1' })

test('whoever knows the password alone gets no more tries by logging in again', async () => {
  const { email } = (await memberWithTotp(program)).user
  const statuses: number[] = []
  for (let at = 0; at < 11; at++) {
    const from = { 'x-forwarded-for': `203.${at}.113.1` }
    const { headers, body } = await call(program, 'POST', '/auth/login', { user: { email, password } }, from)
    const cookie = [headers['set-cookie']].flat().join('; ')
    const session = { ...headersOf(body.data), ...from, cookie }
    statuses.push((await call(program, 'POST', '/auth/factor/proof', { code: '123456' }, session)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429])
})

test('the owner is mailed when the tries run out: once a day, and not before', async () => {
  const person = await someone(program.ctx)
  const headers = await signedIn(program.ctx, person)
  const subject = 'Many tries at the second step of your account'
  const mails = async () => {
    await runJobs(program)
    return (await mailsTo(program.ctx, person.email)).filter((mail) => mail.subject === subject)
  }
  const tryCodes = async (times: number) => {
    for (let at = 0; at < times; at++)
      await call(program, 'POST', '/auth/factor/proof', { recovery_code: 'ABCDE-23456' }, headers)
  }
  try {
    const morning = { now: () => new Date('2026-07-03T16:00:00Z') }
    travel(program.ctx, 0, morning)
    await program.ctx.db
      .updateTable('sessions')
      .set({ expires_at: new Date('2026-08-01') })
      .execute()
    await tryCodes(10)
    expect(await mails()).toEqual([])
    await tryCodes(1)
    const [mail] = await mails()
    expect(mail?.plain).toContain('If it was not you, choose a new password now.')
    travel(program.ctx, 15 * minute, morning)
    await tryCodes(11)
    expect(await mails()).toHaveLength(1)
    travel(program.ctx, 24 * hour, morning)
    await tryCodes(11)
    expect(await mails()).toHaveLength(2)
  } finally {
    program.ctx.clock = systemClock
  }
})
