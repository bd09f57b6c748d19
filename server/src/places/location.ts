/** A municipality, with its centre in degrees. A listing's place is this centre, never its seller's address. */
export type Location = {
  id: number
  name: string
  latitude: number
  longitude: number
  /** Orders the places; those with the same one stand by the alphabet. */
  rank: number
  /** It takes no new listings; those that are there stay. */
  closed: boolean
}

/** What people call a municipality or a part of it, such as "Kits" of Vancouver. */
export type OtherName = { locationId: number; name: string }

export type Locations = {
  all: readonly Location[]
  byId: ReadonlyMap<number, Location>
  byName: ReadonlyMap<string, Location>
}
