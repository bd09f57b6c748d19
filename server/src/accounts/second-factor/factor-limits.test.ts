import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour, minute, systemClock } from '#platform/clock'
import { signedIn, someone, testProgram } from '../../testing.ts'
import { call, headersOf, mailsTo, type Program, password, runJobs, travel } from '../testing.ts'
import { memberWithTotp } from './testing.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram({ LIMITS: 'on', TRUST_PROXY: '1' })
})
afterAll(() => program.close())

const own = { user: { current_password: '', email: '' } }

/** Calls as one person, from another network each time. */
async function answersTo(method: 'POST' | 'PUT', path: string, body: object | undefined, times: number) {
  const headers = await signedIn(program.ctx, await someone(program.ctx))
  const statuses: number[] = []
  for (let at = 0; at < times; at++) {
    const from = { ...headers, 'x-forwarded-for': `203.0.113.${at}` }
    statuses.push((await call(program, method, `/auth/factor/${path}`, body, from)).status)
  }
  return statuses
}

test('proveFactor too_many: ten tries in a quarter of an hour, from wherever they come', async () => {
  const statuses = await answersTo('POST', 'proof', { code: '123456' }, 11)
  expect(statuses).toEqual([...Array(10).fill(422), 429])
})

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

test('challengeFactor too_many: sixty in a quarter of an hour', async () => {
  const statuses = await answersTo('POST', 'challenge', undefined, 61)
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([422]))
  expect(statuses[60]).toBe(429)
})

test('beginTotp too_many, confirmTotp too_many, removeTotp too_many, beginPasskey too_many, addPasskey too_many, removePasskey too_many, renewRecoveryCodes too_many: ten tries in a quarter of an hour', async () => {
  const calls = [
    ['POST', 'totp', own],
    ['PUT', 'totp', { setup: 'x', code: '123456' }],
    ['POST', 'totp/removal', own],
    ['POST', 'passkeys', own],
    ['PUT', 'passkeys', { name: '', passkey: {} }],
    ['POST', 'passkeys/1/removal', own],
    ['POST', 'recovery_codes', own],
  ] as const
  for (const [method, path, body] of calls) {
    const statuses = await answersTo(method, path, body, 11)
    expect([path, statuses.indexOf(429)]).toEqual([path, 10])
  }
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
    await tryCodes(4)
    expect(await mails()).toEqual([mail])
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
