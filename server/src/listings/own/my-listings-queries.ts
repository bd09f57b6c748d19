import type { ListingTab } from '@reable/contract/listings/lifecycle'
import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'
import { type CardRow, cardsOf } from '../browse/card-queries.ts'

/** Since when and why a listing is hidden by reports, if it is, and what a volunteer wrote about it. */
export type SuspensionRow = { held_at: Date | null; held_why: string | null; held_words: string | null }

export type OwnCardRow = CardRow & { is_public: boolean; expires_at: Date; feedback_at: Date | null } & SuspensionRow

/** A tab's listings: sold goes before inactive, as in the states. */
const inTab: Record<ListingTab, string> = {
  active: 'active and last_feedback is null',
  inactive: 'not active and last_feedback is null',
  exchanged: 'last_feedback is not null',
}

type Page = { ownerId: number; tab: ListingTab; size: number; offset: number }

/** One page of someone's own listings that are not deleted, the newest first. */
export function selectOwnCards(ctx: Context, { ownerId, tab, size, offset }: Page): Promise<OwnCardRow[]> {
  const text = `
    with found as materialized (
      select id, row_number() over (order by listed_at desc, id desc) as place from listings
      where owner_id = $1 and deleted_at is null and ${inTab[tab]}
      order by listed_at desc, id desc limit $2 offset $3
    ) ${cardsOf('l.is_public, l.expires_at, l.feedback_at, l.held_at, l.held_why, l.held_words,')}`
  return ctx.read<OwnCardRow>(`own cards ${tab}`, text, [ownerId, size, offset])
}

const counts = `
  select ${Object.entries(inTab).map(([tab, where]) => `count(*) filter (where ${where})::int as ${tab}`)}
  from listings where owner_id = $1 and deleted_at is null`

/** How many there are in each tab. */
export async function countOwnListings(ctx: Context, ownerId: number): Promise<Record<ListingTab, number>> {
  return onlyRow(await ctx.read<Record<ListingTab, number>>('own counts', counts, [ownerId]))
}
