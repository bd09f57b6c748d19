import {
  canMove,
  type FeedbackOption,
  type ListingMove,
  listingTransitions,
  type ReminderDays,
  stateOf,
} from '@reable/contract/listings/lifecycle'
import { lifetimeInDays } from '@reable/contract/listings/rules'
import { day } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import { firstReminder, nextReminderAt } from '../reminders/reminder-days.ts'

/** The fields that a listing's state is read from. */
export type LifecycleFields = {
  active: boolean
  last_feedback: string | null
  deleted_at: Date | null
  expires_at: Date
}

/** The changes that list a listing now, for 90 days; its owner is reminded before the end. */
export const lifetimeFrom = (now: Date) => ({
  listed_at: now,
  expires_at: new Date(now.getTime() + lifetimeInDays * day),
  next_note_at: new Date(now.getTime() + (lifetimeInDays - firstReminder) * day),
})

export const renewalChanges = (now: Date) => ({ active: true, unsettled_until: null, ...lifetimeFrom(now) })

export const endChanges = { active: false }

/** The changes once a reminder was sent so many days before the end: after the last, none is due before it. */
export const reminderChanges = (days: ReminderDays, endsAt: Date) => ({
  next_note_at: days === firstReminder ? nextReminderAt(days, endsAt) : null,
})

export const deletionChanges = (now: Date) => ({ deleted_at: now, unsettled_until: null })

export const feedbackChanges = (option: FeedbackOption, now: Date) =>
  option === 'not_exchanged' ? endChanges : { active: false, last_feedback: option, feedback_at: now }

/** In days: what a mailed link said counts after that, unless its owner undoes it. */
const undisputedDays = 1

export const countsAfter = (now: Date) => new Date(now.getTime() + undisputedDays * day)

/** Returns whether a listing is still in the state that this feedback gave it. */
export const matchesFeedback = (option: FeedbackOption, listing: LifecycleFields | undefined) =>
  option === 'not_exchanged'
    ? listing !== undefined && stateOf(listing) === 'inactive'
    : listing?.last_feedback === option

/** The changes that undo a feedback: active again unless its 90 days are over. */
export const undoFeedbackChanges = ({ expires_at }: Pick<LifecycleFields, 'expires_at'>, now: Date) => ({
  active: expires_at > now,
  last_feedback: null,
  feedback_at: null,
  unsettled_until: null,
})

/** Returns the move of the renew call: it activates what is inactive. */
export const renewalOf = (listing: LifecycleFields): ListingMove =>
  stateOf(listing) === 'inactive' ? 'activate' : 'renew'

export const moveOfFeedback = (option: FeedbackOption): ListingMove =>
  option === 'not_exchanged' ? 'withdraw' : 'mark_sold'

/** Refuses a move of a listing's owner that is not allowed: 409 in this state, 403 while the owner is unconfirmed. */
export function requireMove(move: ListingMove, listing: LifecycleFields, owner: { confirmed: boolean }): void {
  const permission = canMove(move, listing, owner)
  if (permission.can) return
  throw new Refusal(listingTransitions[stateOf(listing)][move] ? 'forbidden' : 'conflict', permission.why)
}
