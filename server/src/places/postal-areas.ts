import { distanceBetween, type Position } from '@reable/contract/places/distance'
import { remember } from '#platform/remember'
import type { Location } from './location.ts'
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

/** Returns the postal areas of the region from memory. */
export const postalAreasOf = remember(['locations', 'postal_areas'], async (ctx) =>
  arrange(await selectPostalAreas(ctx), (await locationsOf(ctx)).all),
)

function arrange(areas: PostalArea[], locations: readonly Location[]): PostalAreas {
  const centres = locations.map(({ name, ...centre }) => ({ ...centre, municipal: name }))
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
