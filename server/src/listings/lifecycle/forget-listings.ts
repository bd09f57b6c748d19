import { type Context, inTransaction } from '#platform/context'
import { forgetMailsAbout } from '#platform/mail'
import { deleteListingsOf } from '../browse/listing-queries.ts'
import { learnWordsSoon } from '../search/learn-words.ts'

/**
 * Removes all listings of an owner for good: nothing is found at their addresses any more, and the outbox has no mail about them. Their
 * pictures are removed before.
 */
export async function forgetListings(ctx: Context, { ownerId }: { ownerId: number }): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const ids = await deleteListingsOf(ctx, ownerId)
    if (!ids.length) return
    await learnWordsSoon(ctx)
    await forgetMailsAbout(ctx, { paths: ids.map((id) => `/posts/${id}`) })
  })
}
