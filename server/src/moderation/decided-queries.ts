import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { type AboutRow, aboutColumns } from './reported-queries.ts'

export type MadeDecision = { listing_id: number; decision: string; decided_at: Date; email: string | null }

/** How many of a listing's decisions are told. */
const mostDecisions = 10

/** One page of the listings with a decision: what was decided last comes first. */
export const selectDecided = (
  { db }: Context,
  { size, offset }: { size: number; offset: number },
): Promise<AboutRow[]> =>
  db
    .selectFrom('decisions')
    .innerJoin('listings', 'listings.id', 'decisions.listing_id')
    .groupBy('listings.id')
    .select(aboutColumns)
    .orderBy(sql`max(decisions.id)`, 'desc')
    .limit(size)
    .offset(offset)
    .execute()

export async function countDecided({ db }: Context): Promise<number> {
  const { count } = await db
    .selectFrom('decisions')
    .select(sql<string>`count(distinct listing_id)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What was decided about these listings, by whom and when: of each the newest 10, the newest first. */
export const selectDecisions = ({ db }: Context, listingIds: number[]): Promise<MadeDecision[]> =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('decisions')
        .selectAll()
        .select(sql<string>`row_number() over (partition by listing_id order by id desc)`.as('place'))
        .where('listing_id', 'in', listingIds)
        .as('made'),
    )
    .leftJoin('people', 'people.id', 'made.volunteer_id')
    .select(['made.listing_id', 'made.decision', 'made.decided_at', 'people.email'])
    .where('place', '<=', String(mostDecisions))
    .orderBy('made.id', 'desc')
    .execute()
