import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** A listing as volunteers see it. */
export type ModeratedListing = { id: number; title: string; held: boolean; is_public: boolean; deleted: boolean }

/** Selects the reports that wait, or those that are decided. */
export type ReportStatus = 'open' | 'decided'

export const moderatedListingColumns = [
  'listings.id',
  'listings.title',
  'listings.is_public',
  sql<boolean>`listings.held_at is not null`.as('held'),
  sql<boolean>`listings.deleted_at is not null`.as('deleted'),
] as const

export type ReasonCount = { listing_id: number; reason: string; count: number }

export type OwnText = { listing_id: number; other: string }

/** The most texts of reporters that are answered for a listing: a flood of them would bury the list. */
const maxOwnTexts = 20

/** Counts the reasons of these reports for each listing: the most frequent first, then the earliest. */
export async function countReasons(
  { db }: Context,
  listingIds: number[],
  status: ReportStatus,
): Promise<ReasonCount[]> {
  const rows = await db
    .selectFrom('reports')
    .innerJoinLateral(
      sql<{ reason: string; place: string }>`unnest(reports.reasons) with ordinality`.as<'said'>(
        sql`said(reason, place)`,
      ),
      (join) => join.onTrue(),
    )
    .select(['listing_id', 'said.reason', sql<string>`count(*)`.as('count')])
    .where('listing_id', 'in', listingIds)
    .where('decided_at', status === 'open' ? 'is' : 'is not', null)
    .groupBy(['listing_id', 'said.reason'])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql`min(array[reports.id, said.place])`)
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** The reporters' own texts about these listings: of each the newest 20, the oldest of them first. */
export const selectOwnTexts = ({ db }: Context, listingIds: number[], status: ReportStatus): Promise<OwnText[]> =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('reports')
        .select(['id', 'listing_id', 'other'])
        .select(sql<string>`row_number() over (partition by listing_id order by id desc)`.as('place'))
        .where('listing_id', 'in', listingIds)
        .where('decided_at', status === 'open' ? 'is' : 'is not', null)
        .where('other', 'is not', null)
        .as('said'),
    )
    .select(['listing_id', 'other'])
    .$narrowType<{ other: string }>()
    .where('place', '<=', String(maxOwnTexts))
    .orderBy('id')
    .execute()
