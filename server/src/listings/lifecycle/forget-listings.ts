import { type Context, inTransaction } from '#platform/context'
import { deleteListingsOf } from '../browse/listing-queries.ts'
import { learnWordsSoon } from '../search/learn-words.ts'

/** Removes all listings of an owner for good: nothing is found at their addresses any more. Their pictures are removed before. */
export async function forgetListings(ctx: Context, { ownerId }: { ownerId: number }): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    if (await deleteListingsOf(ctx, ownerId)) await learnWordsSoon(ctx)
  })
}
