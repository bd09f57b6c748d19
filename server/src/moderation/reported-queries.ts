import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** A listing as volunteers see it. */
export type ModeratedListing = { id: number; title: string; held: boolean; is_public: boolean; deleted: boolean }

/** A listing with undecided reports, or one that a screening suspended, and since when it waits. */
export type ReportedRow = ModeratedListing & { since: Date }

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

/** What waits for a decision: undecided reports, and what a screening suspended; a deleted listing needs none. */
const waiting = ({ db }: Context) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('reports')
        .select(['listing_id', 'created_at as since'])
        .where('decided_at', 'is', null)
        .unionAll(
          from
            .selectFrom('screenings')
            .select(['listing_id', 'suspended_at as since'])
            .where('suspended_at', 'is not', null)
            .where('decided_at', 'is', null)
            .$narrowType<{ since: Date }>(),
        )
        .as('waiting'),
    )
    .innerJoin('listings', 'listings.id', 'waiting.listing_id')
    .where('listings.deleted_at', 'is', null)

/** One page of the listings that wait: the hidden ones first, then those that wait longest. */
export const selectReported = (
  ctx: Context,
  { size, offset }: { size: number; offset: number },
): Promise<ReportedRow[]> =>
  waiting(ctx)
    .groupBy('listings.id')
    .select([...moderatedListingColumns, sql<Date>`min(waiting.since)`.as('since')])
    .orderBy(sql`listings.held_at is null`)
    .orderBy(sql`min(waiting.since)`)
    .orderBy('listings.id')
    .limit(size)
    .offset(offset)
    .execute()

export async function countReported(ctx: Context): Promise<number> {
  const { count } = await waiting(ctx)
    .select(sql<string>`count(distinct listings.id)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

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
