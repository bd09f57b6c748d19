import type { Context } from '#platform/context'
import { lockListingRowsOf, updateOwnerBanned } from '../browse/listing-queries.ts'
import { announceListings } from '../publish/announce-listings.ts'
import { learnWordsSoon } from '../search/learn-words.ts'

/**
 * Hides all listings of somebody who is banned, or brings them back as they were, in the caller's transaction: each is public again
 * that would be without the ban. Safe to repeat.
 */
export async function hideListingsOf(
  ctx: Context,
  { ownerId, hidden }: { ownerId: number; hidden: boolean },
): Promise<void> {
  await lockListingRowsOf(ctx, ownerId)
  if (!(await updateOwnerBanned(ctx, { ownerId, banned: hidden }))) return
  if (!hidden) await announceListings(ctx, { ownerId })
  await learnWordsSoon(ctx)
}
