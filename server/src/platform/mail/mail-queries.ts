import { type Insertable, type Selectable, sql } from 'kysely'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { type Database, onlyRow, type Tables } from '#platform/database'
import type { Condition } from './condition.ts'

export type WaitingMail = Selectable<Tables['mails']>

export type Outcome = 'sent' | 'lapsed' | 'unknown' | 'refused' | 'given_up'

/**
 * Runs `work` while no other worker can work on this mail, on one session that all its statements use; does nothing when
 * another one has it. The lock is the session's, so it goes with a process that dies, and no transaction is open while
 * the mail server is talked to. It uses one session for as long as the transport may take, of those that jobs are given: they lead past
 * a pooler, which would unlock in another session than it locked in.
 */
export async function withMailLock(ctx: Context, mailId: number, work: (ctx: Context) => Promise<void>): Promise<void> {
  await ctx.db.connection().execute(async (db) => {
    if (!(await tryLock(db, mailId))) return
    try {
      await work({ ...ctx, db })
    } finally {
      await sql`select pg_advisory_unlock(${lockSpace}, ${mailId})`.execute(db)
    }
  })
}

/** An arbitrary number that no other lock of two numbers begins with. */
const lockSpace = 1_835_100_524

async function tryLock(db: Database, mailId: number): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean
  }>`select pg_try_advisory_lock(${lockSpace}, ${mailId}) as locked`.execute(db)
  return onlyRow(rows).locked
}

/** Inserts mails that wait to be sent; returns their ids in the same order. */
export const insertMails = (ctx: Context, mails: Insertable<Tables['mails']>[]): Promise<{ id: number }[]> =>
  ctx.db.insertInto('mails').values(mails).returning('id').execute()

/** Returns the mail while it waits to be sent. */
export const findWaitingMail = (ctx: Context, mailId: number): Promise<WaitingMail | undefined> =>
  ctx.db.selectFrom('mails').selectAll().where('id', '=', mailId).where('outcome', '=', 'waiting').executeTakeFirst()

/** Records, or takes back with null, that the mail may be with the server already. */
export async function recordAttempt(ctx: Context, mailId: number, attemptedAt: Date | null): Promise<void> {
  await ctx.db.updateTable('mails').set({ attempted_at: attemptedAt }).where('id', '=', mailId).execute()
}

/**
 * Records the outcome of a mail. Its texts, headers, names and check are deleted: they contain links that open an account, other
 * people's addresses and words, and what somebody waits for.
 */
export async function finishMail(ctx: Context, mailId: number, outcome: Outcome): Promise<void> {
  await ctx.db
    .updateTable('mails')
    .set({
      outcome,
      html: '',
      plain: '',
      headers: '{}',
      only_while: null,
      written_by: null,
      sender_name: null,
      calendar: null,
      ...(outcome === 'sent' && { sent_at: ctx.clock.now() }),
    })
    .where('id', '=', mailId)
    .execute()
}

/** The mails to an address; `until`: only those written until then. */
export type MailsTo = { recipient: string; until?: Date | undefined }

/** Exports the mails that were sent to an address, or wait to be: subject, times and outcome, never the text with its links. */
export const exportMails = (ctx: Context, { recipient, until }: MailsTo) =>
  ctx.db
    .selectFrom('mails')
    .select(['subject', 'created_at', 'sent_at', 'outcome'])
    .where(sql`lower(recipient)`, '=', recipient.toLowerCase())
    .$if(until !== undefined, (mails) => mails.where('created_at', '<=', until as Date))
    .orderBy('id')
    .execute()

/** Deletes the mails to an address, in lower case, and those that wait and whose answers go to it. */
export async function deleteMailsOf(ctx: Context, { recipient, until }: MailsTo): Promise<void> {
  await ctx.db
    .deleteFrom('mails')
    .where(sql`lower(recipient)`, '=', recipient)
    .$if(until !== undefined, (mails) => mails.where('created_at', '<=', until as Date))
    .execute()
  // A mail that is sent or given up has no headers any more.
  await ctx.db
    .deleteFrom('mails')
    .where('outcome', '=', 'waiting')
    .where(sql`lower(headers ->> 'Reply-To')`, '=', recipient)
    .$if(until !== undefined, (mails) => mails.where('created_at', '<=', until as Date))
    .execute()
}

/** Deletes the mails that wait to bring somebody's words. */
export async function deleteMailsBy({ db }: Context, personId: number): Promise<void> {
  await db.deleteFrom('mails').where('written_by', '=', personId).where('outcome', '=', 'waiting').execute()
}

export async function countMails(ctx: Context, outcome: Outcome): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('mails')
    .select((mails) => mails.fn.countAll().as('count'))
    .where('outcome', '=', outcome)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The mails that wait, since when the oldest does, and what became of those that were written in the last day. */
export type MailCounts = {
  waiting: number
  oldest: Date | null
  outcomes: Partial<Record<Outcome | 'waiting', number>>
}

export async function readMailCounts({ db, clock }: Context): Promise<MailCounts> {
  const waits = await db
    .selectFrom('mails')
    .select((mails) => [mails.fn.countAll<number>().as('waiting'), mails.fn.min('created_at').as('oldest')])
    .where('outcome', '=', 'waiting')
    .executeTakeFirstOrThrow()
  // Asked for without those that wait, as the index of the others has them.
  const ended = await db
    .selectFrom('mails')
    .select((mails) => ['outcome' as const, mails.fn.countAll<number>().as('count')])
    .where('outcome', '<>', 'waiting')
    .where('created_at', '>', new Date(clock.now().getTime() - day))
    .groupBy('outcome')
    .execute()
  const outcomes = Object.fromEntries(ended.map(({ outcome, count }) => [outcome, count]))
  return { ...waits, outcomes: { ...outcomes, waiting: waits.waiting } }
}

const waitingUnder = ({ check, about }: Condition) =>
  sql<boolean>`only_while @> ${JSON.stringify({ check, about })}::jsonb`

/** Removes the mails that wait under a condition and were not given to a mail server yet; returns what each was about. */
export async function deleteWaitingUnder({ db }: Context, condition: Condition): Promise<Condition['about'][]> {
  const rows = await db
    .deleteFrom('mails')
    .where('outcome', '=', 'waiting')
    .where('attempted_at', 'is', null)
    .where(waitingUnder(condition))
    .returning('only_while')
    .execute()
  return rows.map(({ only_while }) => (only_while as Condition).about)
}

/** When the newest of these mails to a recipient was written, by their Message-IDs; undefined when none is ours. */
export async function findWrittenAt(
  { db }: Context,
  { messageIds, recipient }: { messageIds: string[]; recipient: string },
): Promise<Date | undefined> {
  if (!messageIds.length) return undefined
  const { written } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.max('created_at').as('written'))
    .where('message_id', 'in', messageIds)
    .where(sql`lower(recipient)`, '=', recipient.toLowerCase())
    .executeTakeFirstOrThrow()
  return written ?? undefined
}
