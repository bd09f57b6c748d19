import type { Answer } from '@reable/contract/client'
import type { Person } from '#accounts'
import { manualsOf } from '#manuals'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { recallOfRow } from '#recalls'
import { canDecide, canSee, isOwn, isUnknownTo } from '../lifecycle/listing-policy.ts'
import { findListing } from './listing-queries.ts'
import { referenceListsOf } from './reference-lists.ts'
import {
  serializeDeletedListing,
  serializeListing,
  serializeOwnListing,
  serializeSuspension,
} from './serialize-listing.ts'

/** Returns one listing as `actor` may see it. Unknown: 404. Hidden from others: 403. Of a deleted one others see its kind only. */
export async function getListing(
  ctx: Context,
  { id, actor }: { id: number; actor: Person | undefined },
): Promise<Answer<'getListing'>['post']> {
  const row = await findListing(ctx, id)
  if (!row || isUnknownTo(row, actor)) throw new Refusal('not_found', 'There is no such listing.')
  if (!canSee(row, actor)) {
    throw new Refusal(
      'listing_hidden',
      'Listing cannot be displayed or was inactivated by the user, please try to Log in',
    )
  }
  const lists = await referenceListsOf(ctx)
  if (row.deleted_at && !isOwn(row, actor)) return serializeDeletedListing(row, row.deleted_at, lists)
  const [recall, manuals] = await Promise.all([recallOfRow(ctx, row), manualsOf(ctx, row.properties)])
  const known = { ...(recall && { recall }), ...(manuals.length > 0 && { manuals }) }
  if (isOwn(row, actor)) return { ...serializeOwnListing(ctx, row, lists), ...known }
  const decidable = canDecide(row, actor) && serializeSuspension(row)
  return { ...serializeListing(ctx, row, lists, false), ...known, ...decidable }
}
