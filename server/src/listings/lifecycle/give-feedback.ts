import type { Answer } from '@reable/contract/client'
import type { FeedbackOption } from '@reable/contract/listings/lifecycle'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { type IdempotencyKey, runOnce } from '#platform/idempotency'
import { lockOwnListing } from '../own/own-listing.ts'
import { findListingState, type ListingStateRow, updateListing } from '../own/own-listing-queries.ts'
import { serializeForOwner } from '../own/serialize-for-owner.ts'
import { learnWordsSoon } from '../search/learn-words.ts'
import { feedbackChanges, matchesFeedback, moveOfFeedback, requireMove } from './listing-lifecycle.ts'
import { endHandoversSoon } from './reserve-listing.ts'

type Feedback = { owner: Person; id: number; option: FeedbackOption; key: IdempotencyKey }

/**
 * Records what became of a listing of one's own, which is inactive from then on. Refuses as not found what is not one's own, as
 * forbidden to mark as sold while the owner's address is not confirmed, as a conflict what is sold.
 */
export async function giveFeedback(
  ctx: Context,
  { owner, id, option, key }: Feedback,
): Promise<Answer<'giveFeedback'>['post']> {
  const stillSo = async () => matchesFeedback(option, await findListingState(ctx, id))
  await runOnce(
    ctx,
    { personId: owner.id, action: `give feedback on ${id}`, key, isStillValid: stillSo },
    async (ctx) => recordFeedback(ctx, await lockOwnListing(ctx, { id, owner }), { option, owner }),
  )
  return serializeForOwner(ctx, id)
}

/** The same for a listing that the transaction has locked. */
export async function recordFeedback(
  ctx: Context,
  listing: ListingStateRow,
  { option, owner }: { option: FeedbackOption; owner: { confirmed: boolean } },
): Promise<void> {
  requireMove(moveOfFeedback(option), listing, owner)
  await updateListing(ctx, listing.id, feedbackChanges(option, ctx.clock.now()))
  await endHandoversSoon(ctx)
  if (listing.active) await learnWordsSoon(ctx)
}
