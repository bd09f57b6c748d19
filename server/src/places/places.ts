import type { Context } from '#platform/context'
import { remember } from '#platform/remember'
import type { Location, Locations } from './location.ts'
import { selectLocations } from './places-queries.ts'

/** Reads the municipalities in their order, for those who change them. */
export async function readLocations(ctx: Context): Promise<Locations> {
  return arrange(await selectLocations(ctx))
}

/** Returns the municipalities from memory. */
export const locationsOf = remember(['locations'], readLocations)

const arrange = (all: Location[]): Locations => ({
  all,
  byId: new Map(all.map((location) => [location.id, location])),
  byName: new Map(all.map((location) => [location.name.toLowerCase(), location])),
})
