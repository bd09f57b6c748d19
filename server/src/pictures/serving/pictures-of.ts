import type { Context } from '#platform/context'
import { type Picture, pictureOf } from '../picture.ts'
import { findPicturesOf } from '../picture-queries.ts'

/** Finds the pictures of each listing, in its order. A listing without any has an empty list. */
export async function picturesOf(ctx: Context, listingIds: number[]): Promise<Map<number, Picture[]>> {
  const byListing = new Map<number, Picture[]>(listingIds.map((id) => [id, []]))
  if (!listingIds.length) return byListing
  for (const row of await findPicturesOf(ctx, listingIds)) byListing.get(row.listing_id as number)?.push(pictureOf(row))
  return byListing
}

/** The ids of a listing's pictures, in their order. */
export const pictureIdsOf = async (ctx: Context, listingId: number): Promise<number[]> =>
  ((await picturesOf(ctx, [listingId])).get(listingId) ?? []).map(({ id }) => id)
