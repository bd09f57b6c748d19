import type { Client, Reply } from '@reable/contract/client'
import { type Card, cardOf } from '../cards/card.ts'

/** The ids by which listings count as similar to one. */
export type ListingLike = { postId: number; categoryId: number; equipmentTypeId: number }

/** Listings like one; a viewer's own are left out. */
export function fetchSimilar(
  api: Client,
  { postId, categoryId, equipmentTypeId }: ListingLike,
  viewer: number | undefined,
): Promise<Reply<'listRelatedListings'>> {
  return api('listRelatedListings', {
    query: {
      category_id: String(categoryId),
      user_id: String(viewer ?? ''),
      post_id: String(postId),
      equipment_type_id: String(equipmentTypeId),
    },
  })
}

/** In milliseconds: how long a page waits for a section far below its first view. */
const timeout = 150

/** For the page as the server sends it: undefined after a failure or the timeout; the browser then loads them itself. */
export async function loadSimilarInTime(api: Client, like: ListingLike): Promise<Card[] | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeout))
  const reply = await Promise.race([fetchSimilar(api, like, undefined), late])
  return reply?.ok ? reply.data.map(cardOf) : undefined
}
