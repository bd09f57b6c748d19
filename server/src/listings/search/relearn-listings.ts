import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { isThereAnyListing, updateKindsAndMeasures } from '../browse/listing-queries.ts'
import { learnWordsSoon } from './learn-words.ts'

/** How many listings one run looks at: about a second's work. */
const batchSize = 2_000

/**
 * After the catalogue changed: every listing is found under what its type is called now. Goes through them from run to run, so
 * that no start waits for a million of them.
 */
export async function reindexListings(ctx: Context, { after }: { after: number }): Promise<void> {
  const last = await updateKindsAndMeasures(ctx, { after, batchSize })
  if (last === undefined) await learnWordsSoon(ctx)
  else await enqueue(ctx, 'relearn-listings', { after: last })
}

/** Asks for it, from the first listing on, if there is one. */
export async function relearnListingsSoon(ctx: Context): Promise<void> {
  if (await isThereAnyListing(ctx)) await enqueue(ctx, 'relearn-listings', { after: 0 }, { key: 'relearn-listings' })
}
