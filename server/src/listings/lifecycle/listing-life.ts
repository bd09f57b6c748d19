import { canMove, type FeedbackOption, type ListingMove, lifeOfListings, stateOf } from '@reable/contract/listings/life'
import { lifeInDays } from '@reable/contract/listings/rules'
import { day } from '#platform/clock'
import { Refusal } from '#platform/refusal'

/** What the life of a listing is read from. */
export type LifecycleFields = {
  active: boolean
  last_feedback: string | null
  deleted_at: Date | null
  expires_at: Date
}

/** A listing is listed now, and for 90 days; its owner is told 14 days before the end. */
export const lifetimeFrom = (now: Date) => ({
  listed_at: now,
  expires_at: new Date(now.getTime() + lifeInDays * day),
  next_note_at: new Date(now.getTime() + (lifeInDays - 14) * day),
})

export const renewalChanges = (now: Date) => ({ active: true, ...lifetimeFrom(now) })

export const endChanges = { active: false }

/** Once the owner is told so many days before the end: the note of 14 days is followed by one of 3. */
export const reminderChanges = (days: 14 | 3, endsAt: Date) => ({
  next_note_at: days === 14 ? new Date(endsAt.getTime() - 3 * day) : null,
})

export const deletionChanges = (now: Date) => ({ deleted_at: now })

export const feedbackChanges = (option: FeedbackOption, now: Date) =>
  option === 'not_exchanged' ? endChanges : { active: false, last_feedback: option, feedback_at: now }

/** Whether a listing is still what was said of it. */
export const matchesFeedback = (option: FeedbackOption, listing: LifecycleFields | undefined) =>
  option === 'not_exchanged'
    ? listing !== undefined && stateOf(listing) === 'inactive'
    : listing?.last_feedback === option

/** As if nothing had been said: active again unless its 90 days are over. */
export const undoFeedbackChanges = ({ expires_at }: Pick<LifecycleFields, 'expires_at'>, now: Date) => ({
  active: expires_at > now,
  last_feedback: null,
  feedback_at: null,
})

/** The renew call's move: what is inactive is activated by it. */
export const renewalOf = (listing: LifecycleFields): ListingMove =>
  stateOf(listing) === 'inactive' ? 'activate' : 'renew'

export const moveOfFeedback = (option: FeedbackOption): ListingMove =>
  option === 'not_exchanged' ? 'withdraw' : 'mark_sold'

/** Refuses a move of a listing's owner that is not open: 409 where its state does not know it, 403 while unconfirmed. */
export function requireMove(move: ListingMove, listing: LifecycleFields, owner: { confirmed: boolean }): void {
  const permission = canMove(move, listing, owner)
  if (permission.can) return
  throw new Refusal(lifeOfListings[stateOf(listing)][move] ? 'forbidden' : 'conflict', permission.why)
}
