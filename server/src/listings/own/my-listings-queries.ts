import type { ListingTab } from '@reable/contract/listings/lifecycle'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context'
import { onlyRow, rowsOf } from '#platform/database'
import { type CardRow, cardsOf } from '../browse/card-queries.ts'

/** Since when and why a listing is hidden by reports, if it is, and what a volunteer wrote about it. */
export type SuspensionRow = { held_at: Date | null; held_why: string | null; held_words: string | null }

export type OwnCardRow = CardRow & { is_public: boolean; expires_at: Date; feedback_at: Date | null } & SuspensionRow

/** A tab's listings: sold goes before inactive, as in the states. */
const inTab: Record<ListingTab, RawBuilder<unknown>> = {
  active: sql`active and last_feedback is null`,
  inactive: sql`not active and last_feedback is null`,
  exchanged: sql`last_feedback is not null`,
}

type Page = { ownerId: number; tab: ListingTab; size: number; offset: number }

/** One page of someone's own listings that are not deleted, the newest first. */
export const selectOwnCards = (ctx: Context, { ownerId, tab, size, offset }: Page): Promise<OwnCardRow[]> =>
  rowsOf(
    ctx,
    sql<OwnCardRow>`
      with found as materialized (
        select id, row_number() over (order by listed_at desc, id desc) as place from listings
        where owner_id = ${ownerId} and deleted_at is null and ${inTab[tab]}
        order by listed_at desc, id desc limit ${size} offset ${offset}
      ) ${cardsOf(sql`l.is_public, l.expires_at, l.feedback_at, l.held_at, l.held_why, l.held_words,`)}`,
  )

const counts = sql.join(
  Object.entries(inTab).map(([tab, where]) => sql`count(*) filter (where ${where})::int as ${sql.ref(tab)}`),
)

/** How many there are in each tab. */
export async function countOwnListings(ctx: Context, ownerId: number): Promise<Record<ListingTab, number>> {
  const rows = await rowsOf(
    ctx,
    sql<Record<ListingTab, number>>`select ${counts} from listings where owner_id = ${ownerId} and deleted_at is null`,
  )
  return onlyRow(rows)
}
