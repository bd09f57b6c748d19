import { type Insertable, type Selectable, sql } from 'kysely'
import type { Context } from '#platform/context'
import type { Database, Tables } from '#platform/database'

export type WaitingMail = Selectable<Tables['mails']>

export type Outcome = 'sent' | 'lapsed' | 'unknown' | 'refused' | 'given_up'

/**
 * Runs `work` while no other worker can work on this mail, on one session that all its statements use; does nothing when
 * another one is at it. The lock is the session's, so it goes with a process that dies, and no transaction is open while
 * the mail server is talked to. It holds one session of the pool for as long as the transport may take.
 */
export async function holdingMail(ctx: Context, mailId: number, work: (ctx: Context) => Promise<void>): Promise<void> {
  await ctx.db.connection().execute(async (db) => {
    if (!(await tryLock(db, mailId))) return
    try {
      await work({ ...ctx, db })
    } finally {
      await sql`select pg_advisory_unlock(${lockSpace}, ${mailId})`.execute(db)
    }
  })
}

/** Any number that no other lock of two numbers begins with. */
const lockSpace = 1_835_100_524

async function tryLock(db: Database, mailId: number): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${lockSpace}, ${mailId}) as held`.execute(
    db,
  )
  return rows[0]?.held ?? false
}

export const insertMails = (ctx: Context, mails: Insertable<Tables['mails']>[]): Promise<{ id: number }[]> =>
  ctx.db.insertInto('mails').values(mails).returning('id').execute()

/** The mail, unless it has come to its end. */
export const findWaitingMail = (ctx: Context, mailId: number): Promise<WaitingMail | undefined> =>
  ctx.db.selectFrom('mails').selectAll().where('id', '=', mailId).where('outcome', '=', 'waiting').executeTakeFirst()

/** Says, or takes back, that the mail may be with the server already. */
export async function noteAttempt(ctx: Context, mailId: number, attemptedAt: Date | null): Promise<void> {
  await ctx.db.updateTable('mails').set({ attempted_at: attemptedAt }).where('id', '=', mailId).execute()
}

/** The mail's end. Its words, headers and check go: they hold links that open an account, other people's addresses,
 * and what somebody waits for. */
export async function settleMail(ctx: Context, mailId: number, outcome: Outcome): Promise<void> {
  await ctx.db
    .updateTable('mails')
    .set({
      outcome,
      html: '',
      plain: '',
      headers: '{}',
      only_while: null,
      ...(outcome === 'sent' && { sent_at: ctx.clock.now() }),
    })
    .where('id', '=', mailId)
    .execute()
}

export async function countMails(ctx: Context, outcome: Outcome): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('mails')
    .select((mails) => mails.fn.countAll().as('count'))
    .where('outcome', '=', outcome)
    .executeTakeFirstOrThrow()
  return Number(count)
}
