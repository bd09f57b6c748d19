import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findHeldListing, type HeldListing, lockListing } from './own-listing-queries.ts'

type Asked = { id: number; owner: { id: number } }

export const noSuchListing = () => new Refusal('not_found', 'There is no such listing.')

/** A listing of one's own. Refuses as not found what is another's, unknown or deleted. */
export async function getOwnListing(ctx: Context, { id, owner }: Asked): Promise<HeldListing> {
  return own(await findHeldListing(ctx, id), owner)
}

/** The same, and until the transaction ends nobody else changes it. */
export async function holdOwnListing(ctx: Context, { id, owner }: Asked): Promise<HeldListing> {
  return own(await lockListing(ctx, id), owner)
}

function own(listing: HeldListing | undefined, owner: { id: number }): HeldListing {
  if (!listing || listing.owner_id !== owner.id || listing.deleted_at) throw noSuchListing()
  return listing
}
