import { distanceBetween } from '@reable/contract/places/distance'
import { latitudeError, longitudeError, placeNameError } from '@reable/contract/places/edited-rules'
import { rankError, usualRank } from '@reable/contract/versions/rules'
import { anyValue } from '../../ui/form/rules.ts'
import type { EditedPlace } from './load-places.ts'

export type PlaceValues = { name: string; latitude: string; longitude: string; rank: string; closed: boolean }

export const placeRules = {
  name: placeNameError,
  latitude: (typed: string) => latitudeError(typed.trim()),
  longitude: (typed: string) => longitudeError(typed.trim()),
  rank: rankError,
  closed: anyValue,
}

/** What the form has typed in it, as the API takes it. */
export const placeBody = ({ name, latitude, longitude, rank, closed }: PlaceValues) => ({
  name,
  latitude: Number(latitude),
  longitude: Number(longitude),
  rank: Number(rank),
  closed: closed === true,
})

export const newPlace = { name: '', latitude: '', longitude: '', rank: usualRank, closed: false }

/** Where a position lies among the places, so that a wrong one is seen: "About 6 km from Burnaby and 9 km from Vancouver." */
export function whereabouts(
  typed: { latitude: string; longitude: string },
  places: readonly Pick<EditedPlace, 'name' | 'latitude' | 'longitude'>[],
): string {
  if (placeRules.latitude(typed.latitude) || placeRules.longitude(typed.longitude) || !places.length) return ''
  const at = { latitude: Number(typed.latitude), longitude: Number(typed.longitude) }
  const nearest = places
    .map(({ name, ...place }) => ({ name, kilometres: distanceBetween(at, place) }))
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, 2)
    .map(({ name, kilometres }) => `${Math.round(kilometres).toLocaleString('en-CA')} km from ${name}`)
  return `About ${nearest.join(' and ')}.`
}
