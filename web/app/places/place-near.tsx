import { useLocationState } from './location-store.ts'

/** The place around which the list is, for the sentence with its count: " near V5H 2A9". */
export function PlaceNear() {
  const { useCurrentLocation, municipal, postalCode } = useLocationState()
  return ` near ${(useCurrentLocation ? municipal : postalCode) ?? 'you'}`
}
