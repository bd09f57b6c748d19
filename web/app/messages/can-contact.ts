import { useViewerId } from '../listings/detail/listing-viewer.ts'
import type { Listing } from '../listings/detail/load-listing.ts'

type ListingState = Pick<Listing, 'confirmed' | 'active' | 'last_feedback' | 'deleted_at' | 'held'>

/** Whether buyers can write to the listing's owner: everyone sees it, and it is still available. */
export const isOpenToBuyers = (listing: ListingState): boolean =>
  listing.confirmed && listing.active && !listing.last_feedback && !listing.deleted_at && !listing.held

/** Whether the viewer of a listing can write to its owner; owners cannot write to themselves. (POST-05) */
export function useCanContact(listing: ListingState & Pick<Listing, 'user'>): boolean {
  const isOwn = useViewerId() === listing.user.id
  return !isOwn && isOpenToBuyers(listing)
}
