import type { Context } from '#platform/context'

const resets = ({ db }: Context) =>
  db
    .selectFrom('factor_resets as r')
    .innerJoin('people as p', 'p.id', 'r.person_id')
    .leftJoin('people as b', 'b.id', 'r.begun_by')
    .select(['r.id', 'r.person_id', 'r.reason', 'r.begun_at', 'r.agree_until', 'r.ended_at', 'p.email'])
    .select(['r.begun_by as begun_by_id', 'b.email as begun_by', 'b.role as beginner_role'])

export type FactorResetRow = NonNullable<Awaited<ReturnType<typeof findFactorReset>>>

export const findFactorReset = (ctx: Context, id: number) => resets(ctx).where('r.id', '=', id).executeTakeFirst()

/** The one of somebody that waits for another steward. */
export const findPendingReset = (ctx: Context, personId: number): Promise<FactorResetRow | undefined> =>
  resets(ctx)
    .where('r.person_id', '=', personId)
    .where('r.ended_at', 'is', null)
    .where('r.agree_until', '>', ctx.clock.now())
    .executeTakeFirst()

type NewReset = { personId: number; reason: string; begunBy: number; agreeUntil: Date }

export async function insertFactorReset({ db, clock }: Context, reset: NewReset): Promise<number> {
  const { personId: person_id, reason, begunBy: begun_by, agreeUntil: agree_until } = reset
  const { id } = await db
    .insertInto('factor_resets')
    .values({ person_id, reason, begun_by, agree_until, begun_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Notes that nobody agreed to what was begun for somebody before. */
export async function expireResetsOf({ db }: Context, personId: number): Promise<void> {
  await db
    .updateTable('factor_resets')
    .set(({ ref }) => ({ ended_at: ref('agree_until'), outcome: 'expired' }))
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute()
}

/** By nobody: by the server's own command. */
type End = { id: number; by: number | null; outcome: 'agreed' | 'refused' }

export async function endFactorReset({ db, clock }: Context, { id, by, outcome }: End): Promise<void> {
  await db
    .updateTable('factor_resets')
    .set({ ended_by: by, ended_at: clock.now(), outcome })
    .where('id', '=', id)
    .execute()
}
