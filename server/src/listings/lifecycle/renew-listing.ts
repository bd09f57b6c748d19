import type { Answer } from '@reable/contract/client'
import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { holdOwnListing } from '../own/own-listing.ts'
import { type HeldListing, updateListing } from '../own/own-listing-queries.ts'
import { tellOwner } from '../own/tell-owner.ts'
import { announceListings } from '../publish/announce-listings.ts'
import { learnWordsSoon } from '../search/learn-words.ts'
import { insistOnMove, renewalOf, renewed } from './listing-life.ts'

/**
 * Gives a listing of one's own 90 days from now, as newest; an inactive one is active again. Refuses as not found what is not
 * one's own, as forbidden while the owner's address is not confirmed, as a conflict what is sold.
 */
export async function renewListing(
  ctx: Context,
  { owner, id }: { owner: Person; id: number },
): Promise<Answer<'renewListing'>['post']> {
  await inTransaction(ctx, async (ctx) => renewHeld(ctx, await holdOwnListing(ctx, { id, owner }), owner))
  return tellOwner(ctx, id)
}

/** The same for a listing that the transaction holds. Answers when it ends now. */
export async function renewHeld(
  ctx: Context,
  listing: HeldListing,
  owner: { confirmed: boolean },
): Promise<{ endsAt: Date }> {
  insistOnMove(renewalOf(listing), listing, owner)
  const changes = renewed(ctx.clock.now())
  await updateListing(ctx, listing.id, changes)
  if (!listing.active) await announceListings(ctx, { id: listing.id })
  if (!listing.active) await learnWordsSoon(ctx)
  return { endsAt: changes.expires_at }
}
