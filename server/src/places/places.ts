import type { Context } from '#platform/context'
import type { Locations } from './location.ts'
import { selectLocations } from './places-queries.ts'

const cache = new WeakMap<object, Promise<Locations>>()

/** Loads the municipalities once: they change only at a start. */
export function locationsOf(ctx: Context): Promise<Locations> {
  const cached = cache.get(ctx.read)
  if (cached) return cached
  const loading = selectLocations(ctx).then((all) => ({
    all,
    byId: new Map(all.map((location) => [location.id, location])),
    byName: new Map(all.map((location) => [location.name.toLowerCase(), location])),
  }))
  cache.set(ctx.read, loading)
  loading.catch(() => cache.delete(ctx.read))
  return loading
}
