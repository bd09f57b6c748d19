import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { closedReason, isOwn } from '../lifecycle/listing-policy.ts'
import { noSuchListing } from '../own/own-listing.ts'
import { type AnyListing, lockListingRow } from './any-listing-queries.ts'

/** Locks a listing in whatever state until the transaction ends. Refuses as not found an unknown one. */
export async function lockAnyListing(ctx: Context, { id }: { id: number }): Promise<AnyListing> {
  const listing = await lockListingRow(ctx, id)
  if (!listing) throw noSuchListing()
  return listing
}

/** Refuses as a conflict one's own listing, and one that others cannot see now. */
export function requireOthersListing(listing: AnyListing, actor: Person | undefined): void {
  const why = isOwn(listing, actor) ? 'This is your own listing.' : closedReason(listing)
  if (why) throw new Refusal('conflict', why)
}
