import { type SqlBool, sql } from 'kysely'
import type { Context } from '#platform/context'
import { type RestrictionRow, restrictionRows } from '#restrictions'

/** What somebody is and was kept from, the newest first. */
export const selectRestrictions = (ctx: Context, { personId, limit }: { personId: number; limit: number }) =>
  restrictionRows(ctx).where('r.person_id', '=', personId).orderBy('r.id', 'desc').limit(limit).execute()

export type RestrictionState = 'waiting' | 'in_force'

/** What waits: a ban to agree to, or an answer. */
const inState = ({ clock }: Context, state: RestrictionState) => {
  const now = clock.now()
  const inForce = sql<SqlBool>`r.lifted_at is null and (r.over_at is null or r.over_at > ${now})`
  if (state === 'in_force') return inForce
  return sql<SqlBool>`${inForce} and (r.agreed_at is null and r.agree_until > ${now}
    or r.answered_at is not null and r.reviewed_at is null)`
}

type Page = { state: RestrictionState; size: number; offset: number }

/** One page of the restrictions that hold now, those that began last first; of those that wait, the oldest first. */
export const selectRestrictionPage = (ctx: Context, { state, size, offset }: Page): Promise<RestrictionRow[]> =>
  restrictionRows(ctx)
    .where(inState(ctx, state))
    .orderBy('r.id', state === 'waiting' ? 'asc' : 'desc')
    .limit(size)
    .offset(offset)
    .execute()

export async function countRestrictions(ctx: Context, state: RestrictionState): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('restrictions as r')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(inState(ctx, state))
    .executeTakeFirstOrThrow()
  return count
}

/** Notes that a second steward agreed, and until when it holds now. */
export async function updateAgreed(
  { db, clock }: Context,
  { id, by, endsAt }: { id: number; by: number; endsAt: Date | null },
): Promise<void> {
  await db
    .updateTable('restrictions')
    .set({ agreed_at: clock.now(), agreed_by: by, ends_at: endsAt })
    .where('id', '=', id)
    .execute()
}

/** Stores what somebody answered. */
export async function updateAnswer(
  { db, clock }: Context,
  { id, answer }: { id: number; answer: string },
): Promise<void> {
  await db.updateTable('restrictions').set({ answer, answered_at: clock.now() }).where('id', '=', id).execute()
}

/** What somebody is kept from now, as they read it themselves. */
export const selectOwnRestrictions = (ctx: Context, personId: number): Promise<RestrictionRow[]> =>
  restrictionRows(ctx)
    .where('r.person_id', '=', personId)
    .where(inState(ctx, 'in_force'))
    .orderBy('r.id', 'desc')
    .execute()
