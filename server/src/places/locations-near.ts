import type { Near } from '@reable/contract/listings/near-query'
import { distanceBetween } from '@reable/contract/places/distance'
import { distanceLabel } from '@reable/contract/places/rules'
import type { Location, Locations } from './location.ts'

/** A municipality and how far its centre is, in whole kilometres and in words. */
export type NearLocation = { location: Location; distance: { km: number; text: string } }

/** The municipalities whose centre lies within the radius, the nearest first. The person's position is passed no further than here. */
export function locationsNear({ all }: Locations, { lat, long, radius }: Near): NearLocation[] {
  const here = { latitude: lat, longitude: long }
  return all
    .map((location) => ({ location, kilometres: distanceBetween(here, location) }))
    .filter(({ kilometres }) => kilometres <= radius)
    .sort((one, other) => one.kilometres - other.kilometres)
    .map(({ location, kilometres }) => ({
      location,
      distance: { km: Math.round(kilometres), text: distanceLabel(kilometres) },
    }))
}
