import { useViewerId } from '../listings/detail/listing-viewer.ts'
import type { Listing } from '../listings/detail/load-listing.ts'

type Offered = Pick<Listing, 'confirmed' | 'active' | 'last_feedback' | 'deleted_at' | 'held'>

/** Whether its owner can be written to: everyone sees it, and it is still to be had. */
export const isOpenToBuyers = (listing: Offered): boolean =>
  listing.confirmed && listing.active && !listing.last_feedback && !listing.deleted_at && !listing.held

/** Whether whoever looks at a listing can write to its owner; nobody writes to themselves. (POST-05) */
export function useCanContact(listing: Offered & Pick<Listing, 'user'>): boolean {
  const isOwn = useViewerId() === listing.user.id
  return !isOwn && isOpenToBuyers(listing)
}
