import { type Coordinates, defaultView, fromCentre, type Point } from './region.ts'

/** How far zones lie to the left and to the right of the middle, in pixels at the zoom at which the map begins. */
export type Extent = { left: number; right: number }

export function extentOf(zones: readonly Coordinates[]): Extent {
  const xs = zones.map((zone) => fromCentre(zone).x)
  return { left: Math.min(0, ...xs), right: Math.max(0, ...xs) }
}

/** Half the width of a pin and a little air, in pixels of a text size that nobody changed; zones-map.module.css has it in rem. */
const margin = 24

/**
 * How a map of this width begins: at zoom 10 around its middle, unless that would leave a zone out. Then it looks from so much
 * further, and so much beside, that all are on it. `shift` is how far the middle goes to the right, in pixels.
 */
export function fitView(width: number, { left, right }: Extent): { zoom: number; shift: number } {
  const scale = Math.max(0.5, Math.min(1, (width - 2 * margin) / Math.max(1, right - left)))
  const room = width / 2 - margin
  const shift = Math.min(0, room - right * scale) + Math.max(0, -room - left * scale)
  return { zoom: defaultView.zoom + Math.log2(scale), shift }
}

/** How much of the map one pin takes. */
const pinSize: Point = { x: 40, y: 48 }

/** Where pins stand that would lie on each other: side by side, each as near to its place as it can. */
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

/** A name's place, moved so far to the side that a map of this width does not cut it. */
export const clampInside = ({ x, y }: Point, half: number, width: number): Point => ({
  x: Math.max(half, Math.min(x, width - half)),
  y,
})

/** Whether a name below `place` stands free of the pins, which stand above theirs; `half` is half of how wide it is. */
export const isFree = (place: Point, half: number, pins: readonly Point[]): boolean =>
  pins.every(
    ({ x, y }) => Math.abs(x - place.x) > half + pinSize.x / 2 || y < place.y + 1 || y - pinSize.y > place.y + 20,
  )
