import { beforeAll, beforeEach, expect, test } from 'vitest'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { insertBounce } from './bounces/bounce-queries.ts'
import { isMailStopped } from './bounces/bounces.ts'
import { forgetMails, forgetMailsBy } from './forget-mails.ts'
import { deleteWaitingUnder, exportMails, finishMail, recordAttempt } from './mail-queries.ts'
import { type Email, queueMail } from './queue-mail.ts'

const program = await programOfFile()
let ctx: Context
const now = new Date('2026-11-20T20:00:00Z')
const at = (milliseconds: number): Context => ({ ...ctx, clock: { now: () => new Date(now.getTime() + milliseconds) } })

beforeAll(async () => {
  ctx = { ...program.ctx, clock: { now: () => now } }
})
beforeEach(async () => {
  await program.database.pool.query('delete from mails')
  await program.database.pool.query('delete from graphile_worker._private_jobs')
})

/** Writes a mail, and records its outcome where it has one. */
async function mail(changed: Partial<Email> & { outcome?: 'sent' | 'unknown' } = {}, when = 0): Promise<number> {
  const { outcome, ...email } = changed
  await queueMail(at(when), { to: 'rosa@village.example', subject: 'Hello', html: 'Hi', plain: 'Hi', ...email })
  const { id } = await ctx.db.selectFrom('mails').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  if (outcome) await finishMail(ctx, id, outcome)
  return id
}

const left = async () =>
  (await ctx.db.selectFrom('mails').select('subject').orderBy('id').execute()).map((one) => one.subject)

test('somebody’s mails are given to them in their order, however their address is written, and nobody else’s', async () => {
  const first = await mail({ subject: 'First', to: 'Rosa@Village.example' }, -day)
  await mail({ subject: 'Of Ben', to: 'ben@village.example' })
  await mail({ subject: 'Second' }, -2 * day)
  await finishMail(ctx, first, 'sent')
  expect(await exportMails(ctx, { recipient: 'rosa@village.EXAMPLE' })).toEqual([
    { subject: 'First', created_at: new Date(now.getTime() - day), sent_at: now, outcome: 'sent' },
    { subject: 'Second', created_at: new Date(now.getTime() - 2 * day), sent_at: null, outcome: 'waiting' },
  ])
})

test('who leaves is written to no more, and nobody is asked to answer them', async () => {
  await mail({ subject: 'To Rosa', to: 'Rosa@village.example' })
  await mail({ subject: 'Sent to Rosa', outcome: 'sent' })
  await mail({ subject: 'From Rosa', to: 'ben@village.example', headers: { 'Reply-To': 'ROSA@village.example' } })
  await mail({ subject: 'To Ben', to: 'ben@village.example', headers: { 'Reply-To': 'cleo@village.example' } })
  for (const recipient of ['rosa@village.example', 'ben@village.example'])
    for (const days of [0, 1]) await insertBounce(ctx, { recipient, at: at(days * day).clock.now() })
  await forgetMails(ctx, { recipient: 'rosa@Village.example' })
  expect(await left()).toEqual(['To Ben'])
  // What came back of their mails is forgotten with them.
  const stopped = ['rosa@village.example', 'ben@village.example'].map((recipient) => isMailStopped(ctx, recipient))
  expect(await Promise.all(stopped)).toEqual([false, true])
})

test('the words of who leaves are brought to nobody, those of others are', async () => {
  const [{ id: one }, { id: other }] = [await someone(ctx), await someone(ctx)]
  await mail({ subject: 'Theirs', writtenBy: one })
  await mail({ subject: 'Of another', writtenBy: other })
  await mail({ subject: 'Ours' })
  await mail({ subject: 'Theirs, sent', writtenBy: one, outcome: 'sent' })
  await forgetMailsBy(ctx, { personId: one, references: [] })
  expect(await left()).toEqual(['Of another', 'Ours', 'Theirs, sent'])
})

test('mails that wait under a condition are taken back, unless they may be with a mail server already', async () => {
  const about = { personId: 7, recall: 3 }
  await mail({ subject: 'Wanted', onlyWhile: { check: 'wanted', about } })
  await mail({ subject: 'On its way', onlyWhile: { check: 'wanted', about } })
  await mail({ subject: 'Of another check', onlyWhile: { check: 'other', about } })
  await mail({ subject: 'About another', onlyWhile: { check: 'wanted', about: { personId: 8, recall: 4 } } })
  await mail({ subject: 'Free' })
  const [, onItsWay] = await ctx.db.selectFrom('mails').select('id').orderBy('id').execute()
  await recordAttempt(ctx, onItsWay?.id ?? 0, now)
  expect(await deleteWaitingUnder(ctx, { check: 'wanted', about: { recall: 3 } })).toEqual([about])
  expect(await left()).toEqual(['On its way', 'Of another check', 'About another', 'Free'])
})
