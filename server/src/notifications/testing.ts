import type { Person } from '#accounts'
import { listingJobs } from '#listings'
import type { Context } from '#platform/context'
import { sendMail } from '../platform/mail/send-mail.ts'
import type { testProgram } from '../testing.ts'
import { createNotification } from './create-notification.ts'
import { notificationChecks, notificationJobs } from './jobs.ts'

type Program = Awaited<ReturnType<typeof testProgram>>

/** The walker of the tests: its category and its equipment type. */
export const walkerKind = { categoryId: 3, typeId: 12 }

export const subscribe = (ctx: Context, person: Person) => createNotification(ctx, { person, ...walkerKind })

/** Runs the queued jobs of listings and notifications, and those they add, and returns how many there were. */
export async function runQueuedJobs({ ctx, database }: Program): Promise<number> {
  const table = { ...listingJobs, ...notificationJobs }
  const { rows } = await database.pool.query(
    `select j.id, t.identifier, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = any($1) order by j.id`,
    [Object.keys(table).filter((job) => job !== 'learn-words')],
  )
  for (const { id, identifier, payload } of rows) {
    await table[identifier]?.(ctx, payload)
    await database.pool.query('select graphile_worker.complete_jobs(array[$1::bigint])', [id])
  }
  return rows.length ? rows.length + (await runQueuedJobs({ ctx, database } as Program)) : 0
}

/** The mails about listings, in the order of their recipients. */
export const announcements = (ctx: Context) =>
  ctx.db
    .selectFrom('mails')
    .selectAll()
    .where('subject', '=', 'Something you asked for was listed')
    .orderBy('recipient')
    .orderBy('id')
    .execute()

export const sendWithChecks = (ctx: Context, mailId: number) => sendMail(ctx, { mailId }, notificationChecks)
