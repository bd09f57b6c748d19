import type { Context } from '#platform/context'
import { distanceBetween, type Position } from './distance.ts'
import { locationsOf } from './places.ts'
import { selectPostalAreas } from './places-queries.ts'
import type { PostalArea } from './postal-area.ts'

export type PostalAreas = {
  /** The area of a postal code without blanks; undefined outside the region. */
  find: (code: string) => PostalArea | undefined
  /** The municipality that is nearest to a position; undefined outside the region. */
  nearest: (position: Position) => string | undefined
}

/** In kilometres: a position that is further from every area and every centre is outside the region. */
const maxDistance = 8

const cache = new WeakMap<object, Promise<PostalAreas>>()

/** Loads the postal areas of the region once: they change only at a start. */
export function postalAreasOf(ctx: Context): Promise<PostalAreas> {
  const cached = cache.get(ctx.read)
  if (cached) return cached
  const loading = load(ctx)
  cache.set(ctx.read, loading)
  loading.catch(() => cache.delete(ctx.read))
  return loading
}

async function load(ctx: Context): Promise<PostalAreas> {
  const areas = await selectPostalAreas(ctx)
  const centres = (await locationsOf(ctx)).all.map(({ name, ...centre }) => ({ ...centre, municipal: name }))
  const byPrefix = new Map(areas.map((area) => [area.prefix, area]))
  return {
    find: (code) => byPrefix.get(code.slice(0, 5)) ?? byPrefix.get(code.slice(0, 3)),
    nearest: (position) => nearestOf([...areas, ...centres], position),
  }
}

function nearestOf(places: (Position & { municipal: string })[], position: Position): string | undefined {
  const distances = places.map((one) => distanceBetween(one, position))
  const shortest = Math.min(...distances)
  return shortest <= maxDistance ? places[distances.indexOf(shortest)]?.municipal : undefined
}
