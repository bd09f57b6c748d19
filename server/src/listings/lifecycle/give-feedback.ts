import type { Answer } from '@reable/contract/client'
import type { FeedbackOption } from '@reable/contract/listings/lifecycle'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { type IdempotencyKey, runOnce } from '#platform/idempotency'
import { Refusal } from '#platform/refusal'
import { lockOwnListing } from '../own/own-listing.ts'
import {
  findListingState,
  isConversationAbout,
  type ListingStateRow,
  updateListing,
} from '../own/own-listing-queries.ts'
import { serializeForOwner } from '../own/serialize-for-owner.ts'
import { learnWordsSoon } from '../search/learn-words.ts'
import { feedbackChanges, matchesFeedback, moveOfFeedback, requireMove } from './listing-lifecycle.ts'
import { endHandoversSoon } from './reserve-listing.ts'

type Feedback = {
  owner: Person
  id: number
  option: FeedbackOption
  /** The conversation with whom it went to, where its owner says so. */
  receiver?: number | undefined
  key: IdempotencyKey
}

/**
 * Records what became of a listing of one's own, which is inactive from then on. Refuses as not found what is not one's own, as
 * forbidden to mark as sold while the owner's address is not confirmed, as a conflict what is sold, as invalid a receiver who never wrote
 * about it.
 */
export async function giveFeedback(
  ctx: Context,
  { owner, id, option, receiver, key }: Feedback,
): Promise<Answer<'giveFeedback'>['post']> {
  const stillSo = async () => matchesFeedback(option, await findListingState(ctx, id))
  await runOnce(
    ctx,
    { personId: owner.id, action: `give feedback on ${id}`, key, isStillValid: stillSo },
    async (ctx) => {
      const listing = await lockOwnListing(ctx, { id, owner })
      if (receiver !== undefined) await requireReceiver(ctx, { listingId: id, receiver, option })
      await recordFeedback(ctx, listing, { option, owner })
      await updateListing(ctx, id, { receiver_conversation_id: receiver ?? null })
      await endHandoversSoon(ctx)
    },
  )
  return serializeForOwner(ctx, id)
}

/** The same for a listing that the transaction has locked; those to whom it was promised are told by the caller. */
export async function recordFeedback(
  ctx: Context,
  listing: ListingStateRow,
  { option, owner, countsAt = null }: Recorded,
): Promise<void> {
  requireMove(moveOfFeedback(option), listing, owner)
  await updateListing(ctx, listing.id, { ...feedbackChanges(option, ctx.clock.now()), unsettled_until: countsAt })
  if (listing.active) await learnWordsSoon(ctx)
}

/** `countsAt`: it counts from then on; at once where it is null. */
type Recorded = { option: FeedbackOption; owner: { confirmed: boolean }; countsAt?: Date | null }

type Received = { listingId: number; receiver: number; option: FeedbackOption }

async function requireReceiver(ctx: Context, { listingId, receiver, option }: Received): Promise<void> {
  if (option === 'exchanged' && (await isConversationAbout(ctx, { id: receiver, listingId }))) return
  const sentence = 'Choose one of the people who wrote to you about this listing.'
  throw new Refusal('invalid', sentence, { errors: { conversation_id: [sentence] } })
}
