import type { Answer } from '@reable/contract/client'
import type { ListingTab } from '@reable/contract/listings/lifecycle'
import { ownListingsPerPage } from '@reable/contract/listings/rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { referenceListsOf } from '../browse/reference-lists.ts'
import { serializeOwnCard } from '../browse/serialize-listing.ts'
import { countOwnListings, selectOwnCards } from './my-listings-queries.ts'

type MyListingsQuery = { owner: Person; tab: ListingTab; page: number }

type MyListings = { cards: Answer<'listMyListings'>; counts: Record<ListingTab, number> }

/** Returns one page of one's own listings of a tab, the newest first, with the counts of all three tabs. */
export async function listMyListings(ctx: Context, { owner, tab, page }: MyListingsQuery): Promise<MyListings> {
  const size = ownListingsPerPage
  const [rows, counts, lists] = await Promise.all([
    selectOwnCards(ctx, { ownerId: owner.id, tab, size, offset: (page - 1) * size }),
    countOwnListings(ctx, owner.id),
    referenceListsOf(ctx),
  ])
  return { cards: rows.map((row) => serializeOwnCard(ctx, row, lists, ctx.clock.now())), counts }
}
