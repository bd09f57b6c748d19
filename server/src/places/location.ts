/** A municipality, with its centre in degrees. A listing's place is this centre, never its seller's address. */
export type Location = { id: number; name: string; latitude: number; longitude: number }

export type Locations = {
  all: readonly Location[]
  byId: ReadonlyMap<number, Location>
  byName: ReadonlyMap<string, Location>
}
