import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { isAnyWithoutWords, isThereAnyListing, updateKindsAndMeasures } from '../browse/listing-queries.ts'
import { learnWordsSoon } from './learn-words.ts'

/** How many listings one run processes: a fraction of a second's work, and far from its time-out on a busy machine. */
const batchSize = 500

/**
 * Reindexes the listings after the catalogue changed: each is found under the current names of its type. Works in batches, so
 * that no start waits for a million of them.
 */
export async function reindexListings(ctx: Context, { after }: { after: number }): Promise<void> {
  const last = await updateKindsAndMeasures(ctx, { after, batchSize })
  if (last === undefined) await learnWordsSoon(ctx)
  else await enqueue(ctx, 'relearn-listings', { after: last })
}

/** Queues it, from the first listing on, if there is one. */
export async function reindexListingsSoon(ctx: Context): Promise<void> {
  if (await isThereAnyListing(ctx)) await enqueue(ctx, 'relearn-listings', { after: 0 }, { key: 'relearn-listings' })
}

/** Queues it where listings came from a backup that an earlier program restored, so that they are found again. */
export async function reindexRestoredSoon(ctx: Context): Promise<void> {
  if (await isAnyWithoutWords(ctx)) await reindexListingsSoon(ctx)
}
