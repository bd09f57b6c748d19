import type { Context } from '#platform/context'
import { enqueueAll } from '#platform/jobs'
import { updateAnnounced } from './own-listing-queries.ts'

/**
 * Has those told who wait for such a thing, in the caller's transaction, when a listing, or what an owner listed, is public for
 * the first time. What was announced once is not again, however often it is hidden and shown.
 */
export async function announceListings(ctx: Context, of: { id: number } | { ownerId: number }): Promise<void> {
  const ids = await updateAnnounced(ctx, of)
  const jobs = ids.map((listingId) => ({ listingId }))
  if (jobs.length) await enqueueAll(ctx, 'listing-published', jobs, 'in its turn')
}
