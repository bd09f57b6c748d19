/** The reference data of this module. Degrees; `other_names` are what people call a place and its parts; a prefix is the first three to five characters of a postal code. */
export type PlaceList = {
  locations: { id: number; name: string; kind: string; latitude: number; longitude: number; other_names: string[] }[]
  postalAreas: { prefix: string; location_id: number; latitude: number; longitude: number }[]
}
