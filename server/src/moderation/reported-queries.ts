import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** A listing with reports that no volunteer has decided, and since when it has. */
export type ReportedRow = { id: number; title: string; held: boolean; is_public: boolean; since: Date }

/** An undecided report of one of them. */
export type OpenReport = { listing_id: number; reasons: string[]; other: string | null }

/** A deleted listing waits for nobody. */
const reported = ({ db }: Context) =>
  db
    .selectFrom('reports')
    .innerJoin('listings', 'listings.id', 'reports.listing_id')
    .where('reports.decided_at', 'is', null)
    .where('listings.deleted_at', 'is', null)

/** One page of the reported listings: what is hidden comes first, and of the rest what waits longest. */
export const selectReported = (
  ctx: Context,
  { size, offset }: { size: number; offset: number },
): Promise<ReportedRow[]> =>
  reported(ctx)
    .groupBy('listings.id')
    .select([
      'listings.id',
      'listings.title',
      'listings.is_public',
      sql<boolean>`listings.held_at is not null`.as('held'),
      sql<Date>`min(reports.created_at)`.as('since'),
    ])
    .orderBy(sql`listings.held_at is null`)
    .orderBy(sql`min(reports.created_at)`)
    .orderBy('listings.id')
    .limit(size)
    .offset(offset)
    .execute()

export async function countReported(ctx: Context): Promise<number> {
  const { count } = await reported(ctx)
    .select(sql<string>`count(distinct listings.id)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The undecided reports about these listings, the oldest first. */
export const selectOpenReports = ({ db }: Context, listingIds: number[]): Promise<OpenReport[]> =>
  db
    .selectFrom('reports')
    .select(['listing_id', 'reasons', 'other'])
    .where('listing_id', 'in', listingIds)
    .where('decided_at', 'is', null)
    .orderBy('id')
    .execute()
