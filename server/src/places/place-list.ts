/** The reference data of this module. Degrees; a prefix is the first three to five characters of a postal code. */
export type PlaceList = {
  locations: { id: number; name: string; kind: string; latitude: number; longitude: number }[]
  postalAreas: { prefix: string; location_id: number; latitude: number; longitude: number }[]
}
