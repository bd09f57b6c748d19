import type { Context } from '#platform/context'
import { learnWords } from './learn-words.ts'
import { updateKindsAndMeasures } from './listing-queries.ts'

/** After the catalogue changed: every listing is found under what its type is called now. */
export async function relearnListings(ctx: Context): Promise<void> {
  await updateKindsAndMeasures(ctx)
  await learnWords(ctx)
}
