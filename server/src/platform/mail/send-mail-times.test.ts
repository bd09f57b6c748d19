import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { day, minute, second } from '#platform/clock'
import type { Context } from '#platform/context'
import { testProgram } from '../../testing.ts'
import { isMailStopped, recordBounce, resumeMail } from './bounces/bounces.ts'
import type { ReadMail } from './incoming/read/read-mail.ts'
import { type Email, queueMail } from './queue-mail.ts'
import { sendMail } from './send-mail.ts'

let program: Awaited<ReturnType<typeof testProgram>>
const written = new Date('2026-11-20T20:00:00Z')

beforeAll(async () => {
  // Nobody takes mails there.
  program = await testProgram({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'post@reable.example' })
})
beforeEach(async () => {
  await program.database.pool.query('delete from mails')
  await program.database.pool.query('delete from mail_bounces')
  await program.database.pool.query('delete from graphile_worker._private_jobs')
})
afterAll(() => program.close())

/** So many milliseconds after a mail was written. */
const after = (milliseconds: number): Context => ({
  ...program.ctx,
  clock: { now: () => new Date(written.getTime() + milliseconds) },
})

const email = { to: 'rosa@village.example', subject: 'Hello', html: '<p>Hi</p>', plain: 'Hi' }

async function queued(changed: Partial<Email> = {}): Promise<number> {
  await queueMail(after(0), { ...email, ...changed })
  const { id } = await program.ctx.db.selectFrom('mails').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await program.database.pool.query('delete from graphile_worker._private_jobs')
  return id
}

const outcomeOf = async (id: number) =>
  (await program.ctx.db.selectFrom('mails').select('outcome').where('id', '=', id).executeTakeFirstOrThrow()).outcome

/** In milliseconds, the pauses before what is tried again. */
async function pauses(): Promise<number[]> {
  const text = 'select extract(epoch from run_at - created_at) * 1000 as pause from graphile_worker._private_jobs'
  return (await program.database.pool.query(text)).rows.map(({ pause }) => Number(pause))
}

test.each([
  [0, 2 * second],
  [minute, minute],
  [6 * minute, 6 * minute],
  [day, 6 * minute],
  [3 * day - 1, 6 * minute],
])('a mail that has waited %i ms is tried again after about %i ms', async (waited, pause) => {
  const id = await queued()
  await sendMail(after(waited), { mailId: id })
  const [found = 0, ...more] = await pauses()
  expect(more).toEqual([])
  expect(found).toBeGreaterThanOrEqual(0.75 * pause)
  expect(found).toBeLessThanOrEqual(1.25 * pause)
  expect(await outcomeOf(id)).toBe('waiting')
})

test('after three days it is given up', async () => {
  const id = await queued()
  await sendMail(after(3 * day), { mailId: id })
  expect([await outcomeOf(id), await pauses()]).toEqual(['given_up', []])
})

test('a mail goes until the moment at which its content expires', async () => {
  const id = await queued({ goodUntil: new Date(written.getTime() + minute) })
  await sendMail(after(minute - 1), { mailId: id })
  expect([await outcomeOf(id), (await pauses()).length]).toEqual(['waiting', 1])
  await sendMail(after(minute), { mailId: id })
  expect(await outcomeOf(id)).toBe('lapsed')
})

const report = { deliveries: [{ action: 'failed', status: '5.1.1' }] } as ReadMail

test('an address that took no mail on two days gets none but what somebody needs to log in, until they say so', async () => {
  const [mailId, other] = [await queued(), await queued({ to: 'ben@village.example' })]
  const isStopped = () => isMailStopped(program.ctx, email.to)
  const midnight = Date.parse('2026-11-20T23:59:59Z') - written.getTime()
  await recordBounce(after(0), { mailId, report })
  await recordBounce(after(midnight), { mailId, report })
  await recordBounce(after(2 * day), { mailId: other, report })
  await recordBounce(after(2 * day), { mailId: 0, report })
  await recordBounce(after(2 * day), {
    mailId,
    report: { deliveries: [{ action: 'failed', status: '4.2.2' }] } as ReadMail,
  })
  expect(await isStopped()).toBe(false)
  await sendMail(after(0), { mailId })
  expect(await outcomeOf(mailId)).toBe('waiting')
  await recordBounce(after(midnight + second), { mailId, report })
  expect([await isStopped(), await isMailStopped(program.ctx, 'ben@village.example')]).toEqual([true, false])
  const needed = await queued({ despiteBounces: true })
  for (const id of [mailId, needed]) await sendMail(after(0), { mailId: id })
  expect([await outcomeOf(mailId), await outcomeOf(needed)]).toEqual(['lapsed', 'waiting'])
  await resumeMail(program.ctx, 'ben@village.example')
  expect(await isStopped()).toBe(true)
  await resumeMail(program.ctx, email.to)
  expect(await isStopped()).toBe(false)
})
