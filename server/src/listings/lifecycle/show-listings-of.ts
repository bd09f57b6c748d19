import { type Context, inTransaction } from '#platform/context'
import { updateOwnerConfirmed } from '../browse/listing-queries.ts'
import { announceListings } from '../publish/announce-listings.ts'
import { learnWordsSoon } from '../search/learn-words.ts'

/** Makes public what an owner listed before they confirmed their address. Safe to repeat. */
export async function showListingsOf(ctx: Context, { ownerId }: { ownerId: number }): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    if (!(await updateOwnerConfirmed(ctx, ownerId))) return
    await announceListings(ctx, { ownerId })
    await learnWordsSoon(ctx)
  })
}
