import { type Catalogue, catalogueOf } from '#catalogue'
import { type Locations, locationsOf } from '#places'
import type { Context } from '#platform/context'

/** The short lists whose entries listings refer to by id. */
export type ReferenceLists = { catalogue: Catalogue; locations: Locations }

/** Returns the lists from memory. */
export async function referenceListsOf(ctx: Context): Promise<ReferenceLists> {
  const [catalogue, locations] = await Promise.all([catalogueOf(ctx), locationsOf(ctx)])
  return { catalogue, locations }
}
