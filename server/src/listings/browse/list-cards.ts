import type { Answer } from '@reable/contract/client'
import { recentLimit, relatedLimit } from '@reable/contract/listings/rules'
import type { Context } from '#platform/context'
import { type CardRow, selectCardsById, selectRelatedCards } from './card-queries.ts'
import { referenceListsOf } from './reference-lists.ts'
import { serializeCard } from './serialize-listing.ts'

type Cards = Answer<'browseListings'>

type RelatedRequest = {
  category_id?: number | undefined
  equipment_type_id?: number | undefined
  post_id?: number | undefined
  user_id?: number | undefined
}

/** Returns up to 8 public listings like one: of its type first, then of its category; never its own, nor those of `user_id`. */
export async function listRelatedListings(ctx: Context, request: RelatedRequest): Promise<Cards> {
  const query = {
    typeId: request.equipment_type_id,
    categoryId: request.category_id,
    id: request.post_id,
    excludedOwnerId: request.user_id,
  }
  return serializeCards(ctx, await selectRelatedCards(ctx, query, relatedLimit))
}

/** Returns the public ones of the listings that a browser remembers, in its order; never those of `user_id`. */
export async function listRecentListings(
  ctx: Context,
  { ids, user_id }: { ids: number[]; user_id?: number | undefined },
): Promise<Cards> {
  return serializeCards(ctx, await selectCardsById(ctx, [...new Set(ids)].slice(0, recentLimit), user_id))
}

/** Returns the public ones of these listings as cards, in this order; meant for a few hundred ids at most. */
export const listPublicCards = async (ctx: Context, { ids }: { ids: number[] }): Promise<Cards> =>
  ids.length ? serializeCards(ctx, await selectCardsById(ctx, ids, undefined)) : []

async function serializeCards(ctx: Context, rows: CardRow[]): Promise<Cards> {
  const [lists, now] = [await referenceListsOf(ctx), ctx.clock.now()]
  return rows.map((row) => serializeCard(row, lists, now))
}
