import { sql } from 'kysely'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { makeLinkDays, undoLinkDays } from './change-days.ts'

export type EmailChange = { id: number; personId: number; oldEmail: string; newEmail: string }

const columns = ['id', 'person_id', 'old_email', 'new_email'] as const
type Row = { id: number; person_id: number; old_email: string; new_email: string }

const asChange = (row: Row | undefined): EmailChange | undefined =>
  row && { id: row.id, personId: row.person_id, oldEmail: row.old_email, newEmail: row.new_email }

const daysAgo = ({ clock }: Context, days: number) => new Date(clock.now().getTime() - days * day)

/** The changes that can still be made. */
const openChanges = (ctx: Context) =>
  ctx.db
    .selectFrom('email_changes')
    .select(columns)
    .where('made_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('undone_at', 'is', null)
    .where('created_at', '>', daysAgo(ctx, makeLinkDays))

export async function findOpenChange(ctx: Context, personId: number): Promise<EmailChange | undefined> {
  return asChange(await openChanges(ctx).where('person_id', '=', personId).executeTakeFirst())
}

export async function findChangeToMake(ctx: Context, makeHash: Buffer): Promise<EmailChange | undefined> {
  return asChange(await openChanges(ctx).where('make_hash', '=', makeHash).executeTakeFirst())
}

/** Finds the change of an undo link, whether it was made or not. */
export async function findChangeToUndo(ctx: Context, undoHash: Buffer): Promise<EmailChange | undefined> {
  const changes = ctx.db.selectFrom('email_changes').select(columns).where('undo_hash', '=', undoHash)
  const row = await changes
    .where('undone_at', 'is', null)
    .where('created_at', '>', daysAgo(ctx, undoLinkDays))
    .executeTakeFirst()
  return asChange(row)
}

/** Finds and locks an open change whose mails are not written yet, so that they are written once. */
export async function lockUnmailedChange(ctx: Context, id: number): Promise<EmailChange | undefined> {
  const row = await openChanges(ctx)
    .where('id', '=', id)
    .where('lettered_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return asChange(row)
}

export async function insertChange(ctx: Context, change: Omit<EmailChange, 'id'>): Promise<number> {
  const row = await ctx.db
    .insertInto('email_changes')
    .values({
      person_id: change.personId,
      old_email: change.oldEmail,
      new_email: change.newEmail,
      created_at: ctx.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function markMailed(
  ctx: Context,
  { id, ...hashes }: { id: number; make_hash: Buffer | null; undo_hash: Buffer | null },
): Promise<void> {
  const mailed = { ...hashes, lettered_at: ctx.clock.now() }
  await ctx.db.updateTable('email_changes').set(mailed).where('id', '=', id).execute()
}

export async function markMade(ctx: Context, id: number): Promise<void> {
  await ctx.db.updateTable('email_changes').set({ made_at: ctx.clock.now() }).where('id', '=', id).execute()
}

/** Ends the changes that the person has requested and not made yet. */
export async function endOpenChanges(ctx: Context, personId: number): Promise<void> {
  await ctx.db
    .updateTable('email_changes')
    .set({ ended_at: ctx.clock.now() })
    .where('person_id', '=', personId)
    .where('made_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute()
}

/** Marks this change as undone, and all that the person requested or made since. */
export async function markUndone(ctx: Context, { id, personId }: EmailChange): Promise<void> {
  await ctx.db
    .updateTable('email_changes')
    .set({ undone_at: ctx.clock.now() })
    .where('person_id', '=', personId)
    .where('id', '>=', id)
    .where('undone_at', 'is', null)
    .execute()
}

/** Whether somebody else has the address, or had it and may still undo the change. */
export async function isTaken(
  ctx: Context,
  { email, personId }: { email: string; personId: number },
): Promise<boolean> {
  const others = ctx.db.selectFrom('people').select('id').where('email', '=', email).where('id', '<>', personId)
  return (await others.executeTakeFirst()) !== undefined || isReserved(ctx, { email, personId })
}

/** Whether somebody else had the address and may still undo the change. */
export async function isReserved(
  ctx: Context,
  { email, personId }: { email: string; personId: number },
): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('email_changes')
    .select('id')
    .where('old_email', '=', email)
    .where('person_id', '<>', personId)
    .where('made_at', 'is not', null)
    .where('undone_at', 'is', null)
    .where('undo_hash', 'is not', null)
    .where('created_at', '>', daysAgo(ctx, undoLinkDays))
    .executeTakeFirst()
  return row !== undefined
}

/** An address that somebody had and gave up, and when: what was sent to it later is not theirs. */
export type FormerEmail = { email: string; until: Date }

/**
 * The addresses that the person had confirmed and changed for another. None that they only asked for, that they never proved to be theirs, or
 * that is somebody else's now. Only a confirmed address is mailed a link to undo.
 */
export async function findFormerEmails(ctx: Context, personId: number): Promise<FormerEmail[]> {
  const { rows } = await sql<FormerEmail>`
    select old_email::text as email, max(made_at) as until from email_changes
    where person_id = ${personId} and made_at is not null and undone_at is null and undo_hash is not null
      and not exists (select from people p where p.email = old_email)
    group by old_email`.execute(ctx.db)
  return rows
}
