import type { ReminderDays } from '@reable/contract/listings/lifecycle'
import { sql } from 'kysely'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { firstReminder } from './reminder-days.ts'

/** A listing whose end is near or has come, with the address of its owner. */
export type EndingListing = { id: number; title: string; email: string; owner_confirmed: boolean; expires_at: Date }

const activeListings = (ctx: Context) =>
  ctx.db
    .selectFrom('listings as l')
    .where('l.active', '=', true)
    .where('l.deleted_at', 'is', null)
    .where('l.last_feedback', 'is', null)

const endedBy = (ctx: Context, now: Date) => activeListings(ctx).where('l.expires_at', '<=', now)

const endingAfter = (ctx: Context, now: Date) =>
  activeListings(ctx).where('l.expires_at', '>', now).where('l.next_note_at', '<=', now)

/** Returns listings that are active beyond their end, those that wait longest first. */
export const findEnded = async (ctx: Context, limit: number): Promise<number[]> =>
  idsOf(await endedBy(ctx, ctx.clock.now()).select('l.id').orderBy('l.expires_at').limit(limit).execute())

/**
 * Looks at so many listings whose reminder counts as due, and postpones those that are too early: all that was listed before
 * there were reminders. Returns how many there were, and those whose owner is to be reminded now. Uses the index of due reminders: it costs
 * nothing when none is due.
 */
export async function takeDueReminders(ctx: Context, limit: number): Promise<{ due: number; toRemind: number[] }> {
  const now = ctx.clock.now()
  const { rows } = await sql<{ id: number; is_early: boolean }>`
    with due as (
      select id, expires_at > ${new Date(now.getTime() + firstReminder * day)}::timestamptz as is_early from listings
      where active and owner_confirmed and deleted_at is null and last_feedback is null
        and expires_at > ${now}::timestamptz and next_note_at <= ${now}::timestamptz
      order by next_note_at limit ${limit} for update skip locked
    ), put_off as (
      update listings set next_note_at = expires_at - ${firstReminder}::int * interval '1 day'
      from due where listings.id = due.id and is_early
    )
    select id, is_early from due
  `.execute(ctx.db)
  return { due: rows.length, toRemind: idsOf(rows.filter((row) => !row.is_early)) }
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

/** Locks the listing, if it is still beyond its end and nobody else has locked it, until the transaction ends. */
export const lockEnded = (ctx: Context, id: number): Promise<EndingListing | undefined> =>
  lockOne(endedBy(ctx, ctx.clock.now()), id)

/** Locks the listing, if its owner is still to be reminded and nobody else has locked it, until the transaction ends. */
export const lockEnding = (ctx: Context, id: number): Promise<EndingListing | undefined> =>
  lockOne(endingAfter(ctx, ctx.clock.now()), id)

const lockOne = (listings: ReturnType<typeof activeListings>, id: number): Promise<EndingListing | undefined> =>
  listings
    .innerJoin('people as o', 'o.id', 'l.owner_id')
    .select(['l.id', 'l.title', 'o.email', 'l.owner_confirmed', 'l.expires_at'])
    .where('l.id', '=', id)
    .forUpdate('l')
    .skipLocked()
    .executeTakeFirst()

/** Returns whether a listing ends, or has ended, at that moment and its owner may still renew it. */
export async function isEndingStill(
  ctx: Context,
  { listingId, endsAt }: { listingId: number; endsAt: Date },
): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('listings')
    .select('id')
    .where('id', '=', listingId)
    .where('expires_at', '=', endsAt)
    .where('last_feedback', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

type Reminder = { listingId: number; endsAt: Date; days: ReminderDays }

/** Stores that an owner is reminded of this end. Returns false when they were reminded before. */
export async function insertReminder(ctx: Context, { listingId, endsAt, days }: Reminder): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('listing_reminders')
    .values({ listing_id: listingId, ends_at: endsAt, days, told_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
