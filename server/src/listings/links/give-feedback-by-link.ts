import type { Answer } from '@reable/contract/client'
import { type FeedbackOption, stateOf, undoDays } from '@reable/contract/listings/lifecycle'
import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { recordFeedback } from '../lifecycle/give-feedback.ts'
import { countsAfter } from '../lifecycle/listing-lifecycle.ts'
import type { ListingStateRow } from '../own/own-listing-queries.ts'
import { findStateBefore, type Link, updateLinkUsed } from './listing-link-queries.ts'
import { lockByFeedbackLink } from './listing-links.ts'
import { notifyOfLink } from './notify-of-link.ts'

export type LinkedFeedback = { link: Link & { action: FeedbackOption }; listing: ListingStateRow }

/**
 * Records by the link of a mail what became of a listing. Programs open links too, so its owner is emailed how to undo it, and it counts a day
 * later. Repeated, it changes nothing and says so: the page then offers to take
 * it back. Refuses as invalid a token that is none, as a conflict one whose listing has another feedback already.
 */
export function giveFeedbackByLink(ctx: Context, { token }: { token: string }): Promise<Answer<'giveFeedbackByLink'>> {
  return inTransaction(ctx, async (ctx) => {
    const linked = await lockByFeedbackLink(ctx, token)
    const { link, listing } = linked
    const givenAt = feedbackGivenAt(linked)
    const now = ctx.clock.now()
    if (!givenAt) {
      const before = await findStateBefore(ctx, listing.id)
      const owner = { confirmed: listing.owner_confirmed }
      await recordFeedback(ctx, listing, { option: link.action, owner, countsAt: countsAfter(now) })
      await updateLinkUsed(ctx, link.hash, { usedAt: now, before })
      await notifyOfLink(ctx, { listingId: listing.id, action: link.action, token })
    }
    const until = undoUntil(givenAt ?? now)
    return {
      selected_option: link.action,
      post: { id: listing.id, title: listing.title },
      repeated: givenAt !== undefined,
      undo_until: until > now ? until.toISOString() : null,
    }
  })
}

/** Returns when the listing got the link's feedback; undefined while it has another state. */
export function feedbackGivenAt({ link, listing }: LinkedFeedback): Date | undefined {
  if (link.action !== 'not_exchanged')
    return listing.last_feedback === link.action ? (listing.feedback_at ?? undefined) : undefined
  return stateOf(listing) === 'inactive' ? (link.usedAt ?? undefined) : undefined
}

/** Until when the same link can undo a feedback. */
export const undoUntil = (givenAt: Date) => new Date(givenAt.getTime() + undoDays * day)
