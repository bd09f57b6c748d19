import type { Client, Reply } from '@reable/contract/client'
import type { Card } from '../cards/card.ts'

/** What others are alike to: ids. */
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

/** In milliseconds: how long a page waits for what stands far below its first view. */
const timeout = 150

/** For the page as the server sends it: nothing after a failure or when it takes long; the browser then asks by itself. */
export async function loadSimilarInTime(api: Client, like: ListingLike): Promise<Card[] | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeout))
  const reply = await Promise.race([fetchSimilar(api, like, undefined), late])
  return reply?.ok ? reply.data : undefined
}
