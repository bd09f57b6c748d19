import { type Coordinates, defaultView, fromCentre, type Point } from './region.ts'

/** The largest distances of zones to the left and to the right of the centre, in pixels at the initial zoom. */
export type Extent = { left: number; right: number }

export function extentOf(zones: readonly Coordinates[]): Extent {
  const xs = zones.map((zone) => fromCentre(zone).x)
  return { left: Math.min(0, ...xs), right: Math.max(0, ...xs) }
}

/** Half the width of a pin and some margin, in pixels at the default text size; zones-map.module.css has it in rem. */
const margin = 24

/**
 * The initial view of a map of this width: zoom 10 around its centre, or further out and to the side if a zone would otherwise be
 * outside. `shift` is the distance by which the centre moves to the right, in pixels.
 */
export function fitView(width: number, { left, right }: Extent): { zoom: number; shift: number } {
  const scale = Math.max(0.5, Math.min(1, (width - 2 * margin) / Math.max(1, right - left)))
  const room = width / 2 - margin
  const shift = Math.min(0, room - right * scale) + Math.max(0, -room - left * scale)
  return { zoom: defaultView.zoom + Math.log2(scale), shift }
}

/** The size of a pin, in pixels. */
const pinSize: Point = { x: 40, y: 48 }

/** Moves pins that would overlap side by side, each as near to its place as possible. */
export function spread(places: readonly Point[]): Point[] {
  const positions = places.map((place) => ({ ...place }))
  for (let round = 0; round < 20; round++) {
    const pushed = positions.flatMap((one, at) => positions.slice(at + 1).filter((other) => push(one, other)))
    if (!pushed.length) break
  }
  return positions
}

function push(one: Point, other: Point): boolean {
  const [dx, dy] = [other.x - one.x, Math.abs(other.y - one.y)]
  const overlap = pinSize.x - Math.abs(dx)
  if (overlap < 0.5 || dy >= pinSize.y) return false
  const by = (dx < 0 ? -overlap : overlap) / 2
  one.x -= by
  other.x += by
  return true
}

/** Moves the position of a name so far to the side that a map of this width does not cut it off. `half` is half its width. */
export const clampInside = ({ x, y }: Point, half: number, width: number): Point => ({
  x: Math.max(half, Math.min(x, width - half)),
  y,
})

/** Whether a name below `place` is not covered by pins, which are above their places; `half` is half its width. */
export const isFree = (place: Point, half: number, pins: readonly Point[]): boolean =>
  pins.every(
    ({ x, y }) => Math.abs(x - place.x) > half + pinSize.x / 2 || y < place.y + 1 || y - pinSize.y > place.y + 20,
  )
