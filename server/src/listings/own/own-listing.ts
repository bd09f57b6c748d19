import { type Person, requireNotLimited } from '#accounts'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findListingState, type ListingStateRow, lockListing } from './own-listing-queries.ts'

type Owner = Pick<Person, 'id' | 'limited'>
type OwnListingQuery = { id: number; owner: Owner }

export const noSuchListing = () => new Refusal('not_found', 'There is no such listing.')

/**
 * Returns a listing of one's own. Refuses as not found what is another's, unknown or deleted, and whoever is limited at what others can
 * see: an unconfirmed person's listings are all hidden.
 */
export async function getOwnListing(ctx: Context, { id, owner }: OwnListingQuery): Promise<ListingStateRow> {
  return requireOwn(await findListingState(ctx, id), owner)
}

/** The same, locked until the transaction ends. */
export async function lockOwnListing(ctx: Context, { id, owner }: OwnListingQuery): Promise<ListingStateRow> {
  return requireOwn(await lockListing(ctx, id), owner)
}

function requireOwn(listing: ListingStateRow | undefined, owner: Owner): ListingStateRow {
  if (!listing || listing.owner_id !== owner.id || listing.deleted_at) throw noSuchListing()
  if (listing.owner_confirmed) requireNotLimited(owner)
  return listing
}
