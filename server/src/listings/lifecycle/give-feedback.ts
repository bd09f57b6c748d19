import type { Answer } from '@reable/contract/client'
import type { FeedbackOption } from '@reable/contract/listings/life'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { type OnceKey, once } from '#platform/once'
import { holdOwnListing } from '../own/own-listing.ts'
import { findHeldListing, type HeldListing, updateListing } from '../own/own-listing-queries.ts'
import { tellOwner } from '../own/tell-owner.ts'
import { learnWordsSoon } from '../search/learn-words.ts'
import { insistOnMove, isToldOf, moveOf, toldOf } from './listing-life.ts'

type Feedback = { owner: Person; id: number; option: FeedbackOption; key: OnceKey }

/**
 * Says what became of a listing of one's own, which is inactive from then on. Refuses as not found what is not one's own, as
 * forbidden to call sold while the owner's address is not confirmed, as a conflict what is sold.
 */
export async function giveFeedback(
  ctx: Context,
  { owner, id, option, key }: Feedback,
): Promise<Answer<'giveFeedback'>['post']> {
  const stillSo = async () => isToldOf(option, await findHeldListing(ctx, id))
  await once(ctx, { personId: owner.id, act: `give feedback on ${id}`, key, stillSo }, async (ctx) =>
    noteFeedback(ctx, await holdOwnListing(ctx, { id, owner }), { option, owner }),
  )
  return tellOwner(ctx, id)
}

/** The same for a listing that the transaction holds. */
export async function noteFeedback(
  ctx: Context,
  listing: HeldListing,
  { option, owner }: { option: FeedbackOption; owner: { confirmed: boolean } },
): Promise<void> {
  insistOnMove(moveOf(option), listing, owner)
  await updateListing(ctx, listing.id, toldOf(option, ctx.clock.now()))
  if (listing.active) await learnWordsSoon(ctx)
}
