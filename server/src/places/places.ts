import type { Context } from '#platform/context'
import { selectLocations } from './places-queries.ts'

/** A municipality, with its centre in degrees. A listing's place is this centre, never its seller's address. */
export type Location = { id: number; name: string; latitude: number; longitude: number }

export type Locations = {
  all: readonly Location[]
  byId: ReadonlyMap<number, Location>
  byName: ReadonlyMap<string, Location>
}

const kept = new WeakMap<object, Promise<Locations>>()

/** The municipalities, read once: they change only at a start. */
export function locationsOf(ctx: Context): Promise<Locations> {
  const known = kept.get(ctx.read)
  if (known) return known
  const reading = selectLocations(ctx).then((all) => ({
    all,
    byId: new Map(all.map((location) => [location.id, location])),
    byName: new Map(all.map((location) => [location.name.toLowerCase(), location])),
  }))
  kept.set(ctx.read, reading)
  reading.catch(() => kept.delete(ctx.read))
  return reading
}
