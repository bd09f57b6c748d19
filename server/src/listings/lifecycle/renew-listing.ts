import type { Answer } from '@reable/contract/client'
import type { Person } from '#accounts'
import { pictureIdsOf } from '#pictures'
import { type Context, inTransaction } from '#platform/context'
import { requireMayList } from '#restrictions'
import { lockOwnListing } from '../own/own-listing.ts'
import { type ListingStateRow, updateListing } from '../own/own-listing-queries.ts'
import { serializeForOwner } from '../own/serialize-for-owner.ts'
import { announceListings } from '../publish/announce-listings.ts'
import { screenContent } from '../publish/screen-content.ts'
import { learnWordsSoon } from '../search/learn-words.ts'
import { renewalChanges, renewalOf, requireMove } from './listing-lifecycle.ts'

/**
 * Gives a listing of one's own 90 days from now, as newest; an inactive one is active again. Refuses as not found what is not
 * one's own, as forbidden while the owner's address is not confirmed or they may list nothing, as a conflict what is sold.
 */
export async function renewListing(
  ctx: Context,
  { owner, id }: { owner: Person; id: number },
): Promise<Answer<'renewListing'>['post']> {
  await inTransaction(ctx, async (ctx) => renewLockedListing(ctx, await lockOwnListing(ctx, { id, owner }), owner))
  return serializeForOwner(ctx, id)
}

/** The same for a listing that the transaction has locked. Returns when that was, and its new end. */
export async function renewLockedListing(
  ctx: Context,
  listing: ListingStateRow,
  owner: { confirmed: boolean },
): Promise<{ renewedAt: Date; endsAt: Date }> {
  requireMove(renewalOf(listing), listing, owner)
  await requireMayList(ctx, listing.owner_id)
  const changes = renewalChanges(ctx.clock.now())
  await updateListing(ctx, listing.id, changes)
  // What was listed before a word or a recall was known is looked at now.
  await screenContent(ctx, {
    listingId: listing.id,
    newPictureIds: [],
    pictureIds: await pictureIdsOf(ctx, listing.id),
  })
  if (!listing.active) await announceListings(ctx, { id: listing.id })
  if (!listing.active) await learnWordsSoon(ctx)
  return { renewedAt: changes.listed_at, endsAt: changes.expires_at }
}
