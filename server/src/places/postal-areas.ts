import type { Context } from '#platform/context'
import { distanceBetween, type Position } from './distance.ts'
import { locationsOf } from './places.ts'
import { selectPostalAreas } from './places-queries.ts'

/** What the letters of a postal code say: the middle of its area, in degrees, and the municipality's name. */
export type PostalArea = Position & { prefix: string; municipal: string }

export type PostalAreas = {
  /** The area of a postal code without blanks; undefined outside the region. */
  find: (code: string) => PostalArea | undefined
  /** The municipality that is next to a position; undefined outside the region. */
  next: (position: Position) => string | undefined
}

/** A position that is further from every area and every centre, in kilometres, is outside the region. */
const reach = 8

const kept = new WeakMap<object, Promise<PostalAreas>>()

/** The postal areas of the region, read once: they change only at a start. */
export function postalAreasOf(ctx: Context): Promise<PostalAreas> {
  const known = kept.get(ctx.read)
  if (known) return known
  const reading = read(ctx)
  kept.set(ctx.read, reading)
  reading.catch(() => kept.delete(ctx.read))
  return reading
}

async function read(ctx: Context): Promise<PostalAreas> {
  const areas = await selectPostalAreas(ctx)
  const centres = (await locationsOf(ctx)).all.map(({ name, ...centre }) => ({ ...centre, municipal: name }))
  const byPrefix = new Map(areas.map((area) => [area.prefix, area]))
  return {
    find: (code) => byPrefix.get(code.slice(0, 5)) ?? byPrefix.get(code.slice(0, 3)),
    next: (position) => nextOf([...areas, ...centres], position),
  }
}

function nextOf(known: (Position & { municipal: string })[], position: Position): string | undefined {
  const away = known.map((one) => distanceBetween(one, position))
  const least = Math.min(...away)
  return least <= reach ? known[away.indexOf(least)]?.municipal : undefined
}
