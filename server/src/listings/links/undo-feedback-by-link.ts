import type { Answer } from '@reable/contract/client'
import { undoDays } from '@reable/contract/listings/lifecycle'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { undoFeedbackChanges } from '../lifecycle/listing-lifecycle.ts'
import { updateListing } from '../own/own-listing-queries.ts'
import { learnWordsSoon } from '../search/learn-words.ts'
import { feedbackGivenAt, undoUntil } from './give-feedback-by-link.ts'
import { updateLinkUsed } from './listing-link-queries.ts'
import { lockByFeedbackLink } from './listing-links.ts'

/**
 * Undoes, by the same link within 30 days, the feedback it gave on a listing: active again unless its 90 days are over.
 * Repeated, it changes nothing. Refuses as invalid a token that is none, as a conflict another feedback or one of long ago.
 */
export function undoFeedbackByLink(ctx: Context, { token }: { token: string }): Promise<Answer<'undoFeedbackByLink'>> {
  return inTransaction(ctx, async (ctx) => {
    const linked = await lockByFeedbackLink(ctx, token)
    const { link, listing } = linked
    const givenAt = feedbackGivenAt(linked)
    const now = ctx.clock.now()
    const post = { id: listing.id, title: listing.title }
    if (!givenAt && listing.last_feedback)
      throw new Refusal('conflict', 'Something else was said of this listing since.')
    if (!givenAt) return { post: { ...post, active: listing.active } }
    if (undoUntil(givenAt) <= now) throw new Refusal('conflict', `This can be taken back within ${undoDays} days only.`)
    const undone = undoFeedbackChanges(listing, now)
    const changes = { ...undone, active: undone.active && (link.before?.active ?? true) }
    await updateListing(ctx, listing.id, changes)
    await updateLinkUsed(ctx, link.hash, { usedAt: null, before: null })
    if (changes.active) await learnWordsSoon(ctx)
    return { post: { ...post, active: changes.active } }
  })
}
