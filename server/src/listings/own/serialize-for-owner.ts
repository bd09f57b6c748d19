import type { Answer } from '@reable/contract/client'
import type { Context } from '#platform/context'
import { findListing } from '../browse/listing-queries.ts'
import { type ReferenceLists, referenceListsOf } from '../browse/reference-lists.ts'
import { serializeOwnListing } from '../browse/serialize-listing.ts'
import { noSuchListing } from './own-listing.ts'

/** Reads a listing as it is now and serializes it in full for its owner, by the lists that the caller has already, if any. */
export async function serializeForOwner(
  ctx: Context,
  id: number,
  lists?: ReferenceLists,
): Promise<Answer<'editListing'>['post']> {
  const row = await findListing(ctx, id)
  if (!row) throw noSuchListing()
  return serializeOwnListing(ctx, row, lists ?? (await referenceListsOf(ctx)))
}
