import {
  canMove,
  type ListingMove,
  type ListingState,
  listingTransitions,
  stateOf,
} from '@reable/contract/listings/lifecycle'

/** The fields of one's own listing that every place where it is managed has. */
export type OwnedListing = {
  id: number
  title: string
  active: boolean
  last_feedback: string | null
  /** Set while it is promised to somebody. */
  reserved?: true | undefined
  /** True if its owner's address is confirmed. */
  confirmed: boolean
  /** The reason why nobody else sees it, while reports or a volunteer hide it. */
  held?: { why: string; words?: string | undefined } | undefined
}

/** An owner's action that is done in place; editing has a page of its own. */
export type ManagedMove = Exclude<ListingMove, 'withdraw' | 'edit'>

/** A choice of the owner's; `why` it is not possible yet, as text. */
export type Choice = { move: ManagedMove | 'edit'; why: string | undefined }

const inOrder = ['renew', 'activate', 'edit', 'mark_sold', 'delete'] as const

export const stateOfOwned = (listing: OwnedListing): ListingState => stateOf({ ...listing, deleted_at: null })

/** The choices of a listing's owner, in order. What its state never allows is left out. */
export function choicesOf(listing: OwnedListing): Choice[] {
  const open = listingTransitions[stateOfOwned(listing)]
  return inOrder
    .filter((move) => open[move])
    .map((move) => {
      const may = canMove(move, { ...listing, deleted_at: null }, listing)
      return { move, why: may.can ? undefined : may.why }
    })
}
