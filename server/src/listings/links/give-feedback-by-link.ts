import type { Answer } from '@reable/contract/client'
import { type FeedbackOption, stateOf, undoDays } from '@reable/contract/listings/life'
import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { noteFeedback } from '../lifecycle/give-feedback.ts'
import type { HeldListing } from '../own/own-listing-queries.ts'
import { type Link, updateLinkUsed } from './listing-link-queries.ts'
import { holdByFeedbackLink } from './listing-links.ts'

export type Said = { link: Link & { says: FeedbackOption }; listing: HeldListing }

/**
 * Says by the link of a mail what became of a listing. Repeated, it changes nothing and says so: the page then offers to take
 * it back. Refuses as invalid a token that is none, as a conflict what was said otherwise already.
 */
export function giveFeedbackByLink(ctx: Context, { token }: { token: string }): Promise<Answer<'giveFeedbackByLink'>> {
  return inTransaction(ctx, async (ctx) => {
    const said = await holdByFeedbackLink(ctx, token)
    const { link, listing } = said
    const known = saidAt(said)
    const now = ctx.clock.now()
    if (!known) {
      await noteFeedback(ctx, listing, { option: link.says, owner: { confirmed: listing.owner_confirmed } })
      await updateLinkUsed(ctx, link.hash, now)
    }
    const until = undoUntil(known ?? now)
    return {
      selected_option: link.says,
      post: { id: listing.id, title: listing.title },
      repeated: known !== undefined,
      undo_until: until > now ? until.toISOString() : null,
    }
  })
}

/** When the listing became what the link says; undefined while it is something else. */
export function saidAt({ link, listing }: Said): Date | undefined {
  if (link.says !== 'not_exchanged')
    return listing.last_feedback === link.says ? (listing.feedback_at ?? undefined) : undefined
  return stateOf(listing) === 'inactive' ? (link.usedAt ?? undefined) : undefined
}

/** Until when the same link takes back what was said at `said`. */
export const undoUntil = (said: Date) => new Date(said.getTime() + undoDays * day)
