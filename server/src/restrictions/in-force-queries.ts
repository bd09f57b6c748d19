import type { RestrictionKind } from '@reable/contract/restrictions/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { isAny } from '#platform/database'

/** A restriction that holds now; without an end it is for good. */
export type InForce = { id: number; kind: RestrictionKind; ends_at: Date | null }

const mostFirst = sql`array_position(array['ban', 'stop', 'mute'], kind)`

/** What somebody is kept from now, the most first; of one kind, what lasts longest. */
export async function findInForce({ db, clock }: Context, personId: number): Promise<InForce[]> {
  const rows = await db
    .selectFrom('restrictions')
    .select(['id', 'kind', 'ends_at'])
    .where('person_id', '=', personId)
    .where('lifted_at', 'is', null)
    .where((eb) => eb.or([eb('over_at', 'is', null), eb('over_at', '>', clock.now())]))
    .orderBy(mostFirst)
    .orderBy(sql`ends_at desc nulls first`)
    .execute()
  // A check of the table restricts the kind to these values.
  return rows as InForce[]
}

/** What each of these people is kept from now, the most of it; who is free is not in it. */
export async function findWorstInForce(
  { db, clock }: Context,
  personIds: number[],
): Promise<Map<number, RestrictionKind>> {
  if (!personIds.length) return new Map()
  const rows = await db
    .selectFrom('restrictions')
    .select(['person_id', sql<RestrictionKind>`(array_agg(kind order by ${mostFirst}))[1]`.as('kind')])
    .where('person_id', 'in', personIds)
    .where('lifted_at', 'is', null)
    .where((eb) => eb.or([eb('over_at', 'is', null), eb('over_at', '>', clock.now())]))
    .groupBy('person_id')
    .execute()
  return new Map(rows.map(({ person_id, kind }) => [person_id, kind]))
}

/** Whether somebody has answered to a restriction that holds, and nobody has looked at it; to another one than `except`. */
export async function hasWaitingAnswer({ db, clock }: Context, personId: number, except = 0): Promise<boolean> {
  return isAny(
    db
      .selectFrom('restrictions')
      .select('id')
      .where('person_id', '=', personId)
      .where('id', '<>', except)
      .where('answered_at', 'is not', null)
      .where('reviewed_at', 'is', null)
      .where('lifted_at', 'is', null)
      .where((eb) => eb.or([eb('over_at', 'is', null), eb('over_at', '>', clock.now())])),
  )
}

/** How many people are kept from something now. */
export async function countPeopleInForce({ db, clock }: Context): Promise<number> {
  const { count } = await db
    .selectFrom('restrictions')
    .select(sql<number>`count(distinct person_id)::int`.as('count'))
    .where('lifted_at', 'is', null)
    .where((eb) => eb.or([eb('over_at', 'is', null), eb('over_at', '>', clock.now())]))
    .executeTakeFirstOrThrow()
  return count
}
