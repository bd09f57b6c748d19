import type { Answer } from '@reable/contract/client'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { heldAnswer, listingAnswer, ownListingAnswer } from './listing-answers.ts'
import { canDecide, canSee, isOwn } from './listing-policy.ts'
import { findListing } from './listing-queries.ts'
import { listsOf } from './lists.ts'
import { readId } from './read-id.ts'

/** One listing as `actor` may see it. Unknown: 404. Hidden from others: 403. A deleted one comes with `deleted_at`. */
export async function getListing(
  ctx: Context,
  { id, actor }: { id: string; actor: Person | undefined },
): Promise<Answer<'getListing'>['post']> {
  const row = await findListing(ctx, readId(id))
  if (!row) throw new Refusal('not_found', 'There is no such listing.')
  if (!canSee(row, actor)) {
    throw new Refusal(
      'listing_hidden',
      'Listing cannot be displayed or was inactivated by the user, please try to Log in',
    )
  }
  const [lists, now] = [await listsOf(ctx), ctx.clock.now()]
  if (isOwn(row, actor)) return ownListingAnswer(row, lists, now)
  return { ...listingAnswer(row, lists, now, false), ...(canDecide(row, actor) && heldAnswer(row)) }
}
