import type { Context } from '#platform/context'
import { untilChanged } from '#platform/until-changed'
import type { Location, Locations } from './location.ts'
import { selectLocations, selectLocationsInTransaction } from './places-queries.ts'

/** Loads the municipalities in their order: from memory until volunteers change one, in any program. */
export const locationsOf = untilChanged(async (ctx) => arrange(await selectLocations(ctx)), readLocations)

/** Reads the municipalities as a transaction sees them, for those who change them. */
export async function readLocations(ctx: Context): Promise<Locations> {
  return arrange(await selectLocationsInTransaction(ctx))
}

const arrange = (all: Location[]): Locations => ({
  all,
  byId: new Map(all.map((location) => [location.id, location])),
  byName: new Map(all.map((location) => [location.name.toLowerCase(), location])),
})
