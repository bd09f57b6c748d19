import type { RestrictionKind } from '@reable/contract/restrictions/rules'
import { type SqlBool, sql } from 'kysely'
import type { Context } from '#platform/context'

const restrictions = ({ db }: Context) =>
  db
    .selectFrom('restrictions as r')
    .innerJoin('people as p', 'p.id', 'r.person_id')
    .leftJoin('people as d', 'd.id', 'r.decided_by')
    .leftJoin('people as a', 'a.id', 'r.agreed_by')
    .leftJoin('people as l', 'l.id', 'r.lifted_by')
    .select(['r.id', 'r.person_id', 'r.reason', 'r.sentence', 'r.begun_at', 'r.ends_at', 'r.over_at', 'r.days'])
    .select(['r.decided_by as decided_by_id', 'r.case_id', 'r.agree_until', 'r.agreed_at', 'r.lifted_at'])
    .select(['r.answer', 'r.answered_at', 'r.reviewed_at', 'p.first_name', 'p.email'])
    .select(['d.email as decided_by', 'a.email as agreed_by', 'l.email as lifted_by'])
    // A check of the table restricts the kind to these values.
    .select(sql<RestrictionKind>`r.kind`.as('kind'))

export type RestrictionRow = Awaited<ReturnType<typeof selectRestrictions>>[number]

/** What somebody is and was kept from, the newest first. */
export const selectRestrictions = (ctx: Context, { personId, limit }: { personId: number; limit: number }) =>
  restrictions(ctx).where('r.person_id', '=', personId).orderBy('r.id', 'desc').limit(limit).execute()

export const findRestriction = (ctx: Context, id: number): Promise<RestrictionRow | undefined> =>
  restrictions(ctx).where('r.id', '=', id).executeTakeFirst()

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
  restrictions(ctx)
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

/** Notes that somebody has looked at the answer and left it. */
export async function updateReviewed({ db, clock }: Context, { id, by }: { id: number; by: number }): Promise<void> {
  await db.updateTable('restrictions').set({ reviewed_at: clock.now(), reviewed_by: by }).where('id', '=', id).execute()
}

/** What somebody is kept from now, as they read it themselves. */
export const selectOwnRestrictions = (ctx: Context, personId: number): Promise<RestrictionRow[]> =>
  restrictions(ctx)
    .where('r.person_id', '=', personId)
    .where(inState(ctx, 'in_force'))
    .orderBy('r.id', 'desc')
    .execute()
