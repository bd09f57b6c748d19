import { type Context, inTransaction } from '#platform/context'
import { deleteListingsOf } from '../browse/listing-queries.ts'
import { learnWordsSoon } from '../search/learn-words.ts'

/** Removes all that someone ever listed, for good: nothing is found at its address any more. Its pictures are gone before. */
export async function forgetListings(ctx: Context, { ownerId }: { ownerId: number }): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    if (await deleteListingsOf(ctx, ownerId)) await learnWordsSoon(ctx)
  })
}
