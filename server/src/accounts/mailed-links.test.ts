import { beforeEach, expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { programOfFile } from '../testing-file.ts'
import { call, mailedToken, mailsTo, member, password, runJobs } from './testing.ts'

let network = 0
const noon = new Date('2026-07-01T12:00:00Z')

const program = await programOfFile({ LIMITS: 'on', TRUST_PROXY: '1' })
beforeEach(() => setMinute(0))

function setMinute(minutes: number): void {
  const moment = new Date(noon.getTime() + minutes * minute)
  program.ctx.clock = { now: () => moment }
}

/** Asks from a network that nobody has asked from; returns how many emails the address has got by then. */
async function askFromElsewhere(path: '/auth/password' | '/auth/confirmation', email: string): Promise<number> {
  const from = { 'x-forwarded-for': `198.51.${++network}.1` }
  const { status, body } = await call(program, 'POST', path, { user: { email } }, from)
  expect([status, body]).toEqual([200, { data: null }])
  await runJobs(program)
  return (await mailsTo(program.ctx, email)).length
}

async function countsAt(path: '/auth/password' | '/auth/confirmation', email: string, minutes: number[]) {
  const counts: number[] = []
  for (const at of minutes) {
    setMinute(at)
    counts.push(await askFromElsewhere(path, email))
  }
  return counts
}

const chosen = 'Rainy-Day-2027!'

test('whoever asks for resets elsewhere, however often, sends three emails an hour, and their links work for the owner', async () => {
  const { user } = await member(program)
  const counts = await countsAt('/auth/password', user.email, [0, 1, 2, 3, 10, 30, 59])
  expect(counts).toEqual([1, 2, 3, 3, 3, 3, 3])
  const reset_password_token = await mailedToken(program.ctx, user.email)
  const form = { password: chosen, password_confirmation: chosen, reset_password_token }
  expect((await call(program, 'PUT', '/auth/password', { user: form })).status).toBe(200)
})

test('beyond twenty emails a day to a mailbox the owner gets one as soon as none works any more', async () => {
  const { user } = await member(program)
  await countsAt('/auth/password', user.email, Array(20).fill(0))
  const before = (await mailsTo(program.ctx, user.email)).length
  const counts = await countsAt('/auth/password', user.email, [59, 60, 61, 119, 120])
  expect(counts.map((count) => count - before)).toEqual([0, 1, 1, 1, 2])
})

test('whoever is signed in as somebody else does not keep them from a link that works, by ending all that were mailed', async () => {
  const { user, headers } = await member(program)
  await countsAt('/auth/password', user.email, [0, 1, 2])
  const form = { current_password: password, password: chosen, password_confirmation: chosen }
  expect((await call(program, 'PUT', '/auth', { user: form }, headers)).status).toBe(200)
  const before = (await mailsTo(program.ctx, user.email)).length
  const counts = await countsAt('/auth/password', user.email, [3, 4])
  expect(counts.map((count) => count - before)).toEqual([1, 1])
})

test('whoever signs up with a stranger’s address cannot flood it by ending the links', async () => {
  const { user, headers } = await member(program, { confirmed: false })
  const counts = [await countsAt('/auth/password', user.email, [0, 1, 2])]
  const form = { current_password: password, password: chosen, password_confirmation: chosen }
  expect((await call(program, 'PUT', '/auth', { user: form }, headers)).status).toBe(200)
  const before = (await mailsTo(program.ctx, user.email)).length
  counts.push(await countsAt('/auth/password', user.email, [3, 4]))
  expect(counts).toEqual([
    [1, 2, 3],
    [before, before],
  ])
})
