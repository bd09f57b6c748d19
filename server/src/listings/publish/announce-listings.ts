import { type Context, inTransaction } from '#platform/context'
import { enqueueAll } from '#platform/jobs'
import { lockListing, updateAnnounced, updateListing } from '../own/own-listing-queries.ts'

/**
 * Queues the announcement to subscribers, in the caller's transaction, when a listing, or what an owner listed, is public for
 * the first time. A listing is announced once, however often it is hidden and shown.
 */
export async function announceListings(ctx: Context, target: { id: number } | { ownerId: number }): Promise<void> {
  const ids = await updateAnnounced(ctx, target)
  const jobs = ids.map((listingId) => ({ listingId }))
  if (jobs.length) await enqueueAll(ctx, 'listing-published', jobs, 'in its turn')
}

/**
 * Resets the announcement of a listing that was hidden before all were notified: it is announced again when it is public the
 * next time, or at once if it is already.
 */
export const announceLater = (ctx: Context, { id }: { id: number }): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    // Locked first: a change that shows it meanwhile comes before or after both. What is deleted is never public again.
    if ((await lockListing(ctx, id))?.deleted_at !== null) return
    await updateListing(ctx, id, { announced_at: null })
    await announceListings(ctx, { id })
  })
