/** The lifecycle of a listing: its states, the moves between them, and who may make which. Used by the server and by the buttons. */

export const listingStates = ['active', 'inactive', 'sold', 'deleted'] as const
export type ListingState = (typeof listingStates)[number]

export const listingMoves = ['edit', 'renew', 'activate', 'mark_sold', 'withdraw', 'delete'] as const
export type ListingMove = (typeof listingMoves)[number]

type LifecycleFields = { active: boolean; last_feedback: string | null; deleted_at: string | Date | null }

/** Returns the state. A listing that is both sold and inactive counts as sold. */
export function stateOf({ active, last_feedback, deleted_at }: LifecycleFields): ListingState {
  if (deleted_at) return 'deleted'
  if (last_feedback) return 'sold'
  return active ? 'active' : 'inactive'
}

/** The state that each move leads to from each state; a move that is absent is not allowed. */
export const listingTransitions: Record<ListingState, Partial<Record<ListingMove, ListingState>>> = {
  active: {
    edit: 'active',
    renew: 'active',
    mark_sold: 'sold',
    withdraw: 'inactive',
    delete: 'deleted',
  },
  inactive: {
    edit: 'inactive',
    activate: 'active',
    mark_sold: 'sold',
    withdraw: 'inactive',
    delete: 'deleted',
  },
  sold: { delete: 'deleted' },
  deleted: {},
}

/** The moves that need an owner with a confirmed address. */
const confirmedMoves: readonly ListingMove[] = ['renew', 'activate', 'mark_sold']

export type MayMove = { can: true } | { can: false; why: string }

/** Returns whether the owner of a listing may make a move now and, if not, the reason as the button shows it. */
export function canMove(move: ListingMove, listing: LifecycleFields, owner: { confirmed: boolean }): MayMove {
  const state = stateOf(listing)
  if (!listingTransitions[state][move]) return { can: false, why: closedBecause[state] }
  return owner.confirmed || !confirmedMoves.includes(move)
    ? { can: true }
    : { can: false, why: 'Please confirm your e-mail address first.' }
}

const closedBecause: Record<ListingState, string> = {
  active: 'This listing is active.',
  inactive: 'This listing is inactive.',
  sold: 'This listing is sold.',
  deleted: 'This listing is deleted.',
}

/** The tabs of My Listings by the names of the call's `type`. */
export const listingTabs = ['active', 'inactive', 'exchanged'] as const
export type ListingTab = (typeof listingTabs)[number]

/** An owner's feedback on what became of a listing. `exchanged`: sold or donated here; `not_exchanged`: withdrawn. */
export const feedbackOptions = ['exchanged', 'exchanged_elsewhere', 'not_exchanged'] as const
export type FeedbackOption = (typeof feedbackOptions)[number]

/** Days before its end at which the owner of a listing is reminded: for the first time, for the last time, and when it has ended. */
export const reminderDays = [14, 3, 0] as const
export type ReminderDays = (typeof reminderDays)[number]

/** Days within which the same link undoes the feedback. */
export const undoDays = 30
