import { sql } from 'kysely'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'

/** A listing whose end is near or has come, and whom to tell. */
export type EndingListing = { id: number; title: string; email: string; owner_confirmed: boolean; expires_at: Date }

/** Which of the two notes before an end is due; whichever would come late gives way to the one after it. */
export const daysBefore = (endsAt: Date, now: Date): 14 | 3 => (endsAt.getTime() - now.getTime() <= 3 * day ? 3 : 14)

const listed = (ctx: Context) =>
  ctx.db
    .selectFrom('listings as l')
    .where('l.active', '=', true)
    .where('l.deleted_at', 'is', null)
    .where('l.last_feedback', 'is', null)

const endedBy = (ctx: Context, now: Date) => listed(ctx).where('l.expires_at', '<=', now)

const endingAfter = (ctx: Context, now: Date) =>
  listed(ctx)
    .where('l.owner_confirmed', '=', true)
    .where('l.expires_at', '>', now)
    .where('l.expires_at', '<=', new Date(now.getTime() + 14 * day))

/** Listings that are active beyond their end, those that wait longest first. */
export const findEnded = async (ctx: Context, most: number): Promise<number[]> =>
  idsOf(await endedBy(ctx, ctx.clock.now()).select('l.id').orderBy('l.expires_at').limit(most).execute())

/** Listings near their end whose owner has not been told of it yet. */
export async function findUntold(ctx: Context, most: number): Promise<number[]> {
  const now = ctx.clock.now()
  const soon = new Date(now.getTime() + 3 * day)
  const told = sql<boolean>`exists (
    select from listing_reminders r where r.listing_id = l.id and r.ends_at = l.expires_at
      and r.days = case when l.expires_at <= ${soon}::timestamptz then 3 else 14 end)`
  const untold = endingAfter(ctx, now).where(told, '=', false)
  return idsOf(await untold.select('l.id').orderBy('l.expires_at').limit(most).execute())
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

/** The listing, if it is still beyond its end and nobody else is at it; held until the transaction ends. */
export const lockEnded = (ctx: Context, id: number): Promise<EndingListing | undefined> =>
  held(endedBy(ctx, ctx.clock.now()), id)

/** The listing, if it is still near its end and nobody else is at it; held until the transaction ends. */
export const lockEnding = (ctx: Context, id: number): Promise<EndingListing | undefined> =>
  held(endingAfter(ctx, ctx.clock.now()), id)

const held = (listings: ReturnType<typeof listed>, id: number): Promise<EndingListing | undefined> =>
  listings
    .innerJoin('people as o', 'o.id', 'l.owner_id')
    .select(['l.id', 'l.title', 'o.email', 'l.owner_confirmed', 'l.expires_at'])
    .where('l.id', '=', id)
    .forUpdate('l')
    .skipLocked()
    .executeTakeFirst()

type Reminder = { listingId: number; endsAt: Date; days: 14 | 3 | 0 }

/** Keeps that an owner is told of this end. False when they were told before. */
export async function insertReminder(ctx: Context, { listingId, endsAt, days }: Reminder): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('listing_reminders')
    .values({ listing_id: listingId, ends_at: endsAt, days, told_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
