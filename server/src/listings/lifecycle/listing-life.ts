import { canMove, type FeedbackOption, type ListingMove, lifeOfListings, stateOf } from '@reable/contract/listings/life'
import { lifeInDays } from '@reable/contract/listings/rules'
import { day } from '#platform/clock'
import { Refusal } from '#platform/refusal'

/** What the life of a listing is read from. */
export type Lived = { active: boolean; last_feedback: string | null; deleted_at: Date | null; expires_at: Date }

/** A listing is listed now, and for 90 days; its owner is told 14 days before the end. */
export const lifeFrom = (now: Date) => ({
  listed_at: now,
  expires_at: new Date(now.getTime() + lifeInDays * day),
  next_note_at: new Date(now.getTime() + (lifeInDays - 14) * day),
})

export const renewed = (now: Date) => ({ active: true, ...lifeFrom(now) })

export const ended = { active: false }

/** Once the owner is told so many days before the end: the note of 14 days is followed by one of 3. */
export const notedBefore = (days: 14 | 3, endsAt: Date) => ({
  next_note_at: days === 14 ? new Date(endsAt.getTime() - 3 * day) : null,
})

export const deleted = (now: Date) => ({ deleted_at: now })

export const toldOf = (option: FeedbackOption, now: Date) =>
  option === 'not_exchanged' ? ended : { active: false, last_feedback: option, feedback_at: now }

/** Whether a listing is still what was said of it. */
export const isToldOf = (option: FeedbackOption, listing: Lived | undefined) =>
  option === 'not_exchanged'
    ? listing !== undefined && stateOf(listing) === 'inactive'
    : listing?.last_feedback === option

/** As if nothing had been said: active again unless its 90 days are over. */
export const takenBack = ({ expires_at }: Pick<Lived, 'expires_at'>, now: Date) => ({
  active: expires_at > now,
  last_feedback: null,
  feedback_at: null,
})

/** The renew call's move: what is inactive is activated by it. */
export const renewalOf = (listing: Lived): ListingMove => (stateOf(listing) === 'inactive' ? 'activate' : 'renew')

export const moveOf = (option: FeedbackOption): ListingMove => (option === 'not_exchanged' ? 'withdraw' : 'mark_sold')

/** Refuses a move of a listing's owner that is not open: 409 where its state does not know it, 403 while unconfirmed. */
export function insistOnMove(move: ListingMove, listing: Lived, owner: { confirmed: boolean }): void {
  const may = canMove(move, listing, owner)
  if (may.can) return
  throw new Refusal(lifeOfListings[stateOf(listing)][move] ? 'forbidden' : 'conflict', may.why)
}
