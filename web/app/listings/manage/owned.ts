import { canMove, type ListingMove, type ListingState, lifeOfListings, stateOf } from '@reable/contract/listings/life'

/** What is known of a listing of one's own wherever it can be managed. */
export type OwnedListing = {
  id: number
  title: string
  active: boolean
  last_feedback: string | null
  /** Whether its owner's address is. */
  confirmed: boolean
  /** Why nobody else sees it, while reports or a volunteer hide it. */
  held?: { why: string; words?: string | undefined } | undefined
}

/** What an owner does with a listing where it stands; editing has a page of its own. */
export type ManagedMove = Exclude<ListingMove, 'withdraw' | 'edit'>

/** A choice of the owner's; `why` it is not open yet, in words. */
export type Choice = { move: ManagedMove | 'edit'; why: string | undefined }

const inOrder = ['renew', 'activate', 'edit', 'mark_sold', 'delete'] as const

export const stateOfOwned = (listing: OwnedListing): ListingState => stateOf({ ...listing, deleted_at: null })

/** What the owner of a listing can choose, in its order. What its state never allows is not offered. */
export function choicesOf(listing: OwnedListing): Choice[] {
  const open = lifeOfListings[stateOfOwned(listing)]
  return inOrder
    .filter((move) => open[move])
    .map((move) => {
      const may = canMove(move, { ...listing, deleted_at: null }, listing)
      return { move, why: may.can ? undefined : may.why }
    })
}
