import type { Near } from '@reable/contract/listings/near-query'
import { distanceLabel } from '@reable/contract/places/rules'
import { distanceBetween } from './distance.ts'
import type { Location, Locations } from './places.ts'

/** A municipality and how far its centre is, in whole kilometres and in words. */
export type NearLocation = { location: Location; distance: { km: number; text: string } }

/** The municipalities whose centre lies within the radius, the nearest first. Where somebody is goes no further than here. */
export function locationsNear({ all }: Locations, { lat, long, radius }: Near): NearLocation[] {
  const here = { latitude: lat, longitude: long }
  return all
    .map((location) => ({ location, away: distanceBetween(here, location) }))
    .filter(({ away }) => away <= radius)
    .sort((one, other) => one.away - other.away)
    .map(({ location, away }) => ({ location, distance: { km: Math.round(away), text: distanceLabel(away) } }))
}
