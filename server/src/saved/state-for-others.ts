import type { SavedState } from '@reable/contract/saved/rules'

type ListingState = {
  is_public: boolean
  deleted_at: Date | null
  held_at: Date | null
  last_feedback: string | null
  announced_at: Date | null
}

/**
 * Returns what others may know of a listing's state. One that is suspended, withdrawn, expired or was never public is always
 * `gone`, so that the reason stays private. (docs/decisions/0033, 0097)
 */
export function stateForOthers(listing: ListingState): SavedState {
  if (listing.is_public) return 'available'
  if (listing.held_at) return 'gone'
  if (listing.deleted_at) return listing.announced_at ? 'taken_down' : 'gone'
  return listing.last_feedback ? 'sold' : 'gone'
}
