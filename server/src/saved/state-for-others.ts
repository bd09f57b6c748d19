import type { SavedState } from '@reable/contract/saved/rules'

type ListingState = {
  is_public: boolean
  deleted_at: Date | null
  held_at: Date | null
  last_feedback: string | null
  announced_at: Date | null
}

/**
 * What others may know of how a listing stands. Of one that reports hide, that its owner has withdrawn, whose 90 days are over or
 * that nobody ever saw, all the same: that it is gone. (docs/decisions/0013, 0033)
 */
export function stateForOthers(listing: ListingState): SavedState {
  if (listing.is_public) return 'available'
  if (listing.held_at) return 'gone'
  if (listing.deleted_at) return listing.announced_at ? 'taken_down' : 'gone'
  return listing.last_feedback ? 'sold' : 'gone'
}
