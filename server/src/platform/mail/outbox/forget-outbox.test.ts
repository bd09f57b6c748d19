import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { day, hour, shiftedClock, systemClock } from '#platform/clock'
import { close } from '../../../privacy/testing.ts'
import { signedIn, someListing, someone } from '../../../testing.ts'
import { programOfFile } from '../../../testing-file.ts'
import { forgetMails } from '../forget-mails.ts'
import { mailJobs } from '../jobs.ts'
import { queueMail } from '../queue-mail.ts'
import { outboxNames, removeFromOutbox } from './outbox-folder.ts'
import { newestMails } from './read-outbox.ts'

const program = await programOfFile()

beforeEach(async () => {
  for (const name of await outboxNames(program.config)) await removeFromOutbox(program.config, name)
})

/** Writes a mail and hands it over. */
async function send(to: string, headers: Record<string, string> = {}, plain = 'Hi'): Promise<void> {
  const { ctx } = program
  await queueMail(ctx, { to, subject: 'Hello', html: '<p>Hi</p>', plain, headers })
  const { id } = await ctx.db.selectFrom('mails').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await mailJobs['send-mail']?.(ctx, { mailId: id })
}

/** The payloads of a job in the queue. */
async function waiting(task: string) {
  const { rows } = await program.database.pool.query(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1`,
    [task],
  )
  return rows.map(({ payload }) => payload)
}

test('who closes their account leaves no mail in the outbox, neither to them nor with their address to answer to', async () => {
  const person = await someone(program.ctx)
  await send(person.email)
  await send('other@example.org', { 'Reply-To': person.email.toUpperCase() })
  await send('other@example.org')
  const headers = await signedIn(program.ctx, person)
  expect((await close(program, headers, { email: person.email })).status).toBe(200)
  for (const payload of await waiting('forget-outbox')) await mailJobs['forget-outbox']?.(program.ctx, payload)
  const left = await newestMails(program.config, 10)
  expect(left.map(({ to, replyTo }) => [to, replyTo])).toEqual([['other@example.org', '']])
})

test('who takes back their words leaves no mail of those threads in the outbox, and every other one', async () => {
  await send('one@example.org', { References: '<1@reable.example>' })
  await send('two@example.org', { References: '<2@reable.example>' })
  await send('three@example.org')
  await mailJobs['forget-outbox']?.(program.ctx, { references: ['<1@reable.example>', ''] })
  const left = await newestMails(program.config, 10)
  expect(left.map(({ to }) => to)).toEqual(['three@example.org', 'two@example.org'])
})

test('who closes their account leaves no mail about their listings in the outbox, to whoever it went', async () => {
  const person = await someone(program.ctx)
  const id = await someListing(program.ctx, person)
  const { publicUrl } = program.config.http
  await send('subscriber@example.org', {}, `New: ${publicUrl}/posts/${id}`)
  await send('saver@example.org', {}, `Another one: ${publicUrl}/posts/${id}0`)
  const headers = await signedIn(program.ctx, person)
  expect((await close(program, headers, { email: person.email })).status).toBe(200)
  for (const payload of await waiting('forget-outbox')) await mailJobs['forget-outbox']?.(program.ctx, payload)
  expect((await newestMails(program.config, 10)).map(({ to }) => to)).toEqual(['saver@example.org'])
})

test('of a former address only what was written until it was given up is forgotten: what came later is somebody else’s', async () => {
  const until = new Date('2026-11-20T20:00:00Z')
  for (const seconds of [0, 1]) {
    await send('former@example.org', {}, `Written ${seconds} s after it was given up`)
    const [name = ''] = await outboxNames(program.config)
    const at = new Date(until.getTime() + seconds * 1_000)
    await utimes(join(program.config.dataFolder, 'outbox', name), at, at)
  }
  await program.database.pool.query('delete from graphile_worker._private_jobs')
  await forgetMails(program.ctx, { recipient: 'Former@example.org', until })
  for (const payload of await waiting('forget-outbox')) await mailJobs['forget-outbox']?.(program.ctx, payload)
  const left = await newestMails(program.config, 10)
  expect(left.map(({ plain }) => plain)).toEqual([expect.stringContaining('Written 1 s after')])
})

test('files of the outbox are there for 90 days', async () => {
  await send('other@example.org')
  const [name = ''] = await outboxNames(program.config)
  const now = new Date()
  await utimes(join(program.config.dataFolder, 'outbox', name), now, now)
  const sweepAfter = (milliseconds: number) =>
    mailJobs['sweep-outbox']?.({ ...program.ctx, clock: shiftedClock(systemClock, milliseconds) }, {})
  await sweepAfter(90 * day - hour)
  expect(await outboxNames(program.config)).toEqual([name])
  await sweepAfter(90 * day + hour)
  expect(await outboxNames(program.config)).toEqual([])
})
