import { useLocationState } from './location-store.ts'

/** Where the list is around, after how many it holds: " near V5H 2A9". */
export function PlaceNear() {
  const { useCurrentLocation, municipal, postalCode } = useLocationState()
  return ` near ${(useCurrentLocation ? municipal : postalCode) ?? 'you'}`
}
