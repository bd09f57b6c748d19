import { type Context, inTransaction } from '#platform/context'
import { enqueueAll } from '#platform/jobs'
import { lockListing, updateAnnounced, updateListing } from '../own/own-listing-queries.ts'

/**
 * Has those told who wait for such a thing, in the caller's transaction, when a listing, or what an owner listed, is public for
 * the first time. What was announced once is not again, however often it is hidden and shown.
 */
export async function announceListings(ctx: Context, target: { id: number } | { ownerId: number }): Promise<void> {
  const ids = await updateAnnounced(ctx, target)
  const jobs = ids.map((listingId) => ({ listingId }))
  if (jobs.length) await enqueueAll(ctx, 'listing-published', jobs, 'in its turn')
}

/**
 * Takes back that a listing was announced, since it was hidden before all were told: it is announced anew when it is public the
 * next time, or at once if it is already.
 */
export const announceLater = (ctx: Context, { id }: { id: number }): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    // Held first: whoever shows it meanwhile comes before or after both. What is deleted is never public again.
    if ((await lockListing(ctx, id))?.deleted_at !== null) return
    await updateListing(ctx, id, { announced_at: null })
    await announceListings(ctx, { id })
  })
