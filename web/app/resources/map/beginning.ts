import { fromMiddle, home, type Pixels, type Spot } from './region.ts'

/** How far zones lie to the left and to the right of the middle, in pixels at the zoom at which the map begins. */
export type Reach = { left: number; right: number }

export function reachOf(zones: readonly Spot[]): Reach {
  const xs = zones.map((zone) => fromMiddle(zone).x)
  return { left: Math.min(0, ...xs), right: Math.max(0, ...xs) }
}

/** Half the width of a pin and a little air, in pixels of a text size that nobody changed; zones-map.module.css has it in rem. */
const margin = 24

/**
 * How a map of this width begins: at zoom 10 around its middle, unless that would leave a zone out. Then it looks from so much
 * further, and so much beside, that all are on it. `shift` is how far the middle goes to the right, in pixels.
 */
export function beginning(width: number, { left, right }: Reach): { zoom: number; shift: number } {
  const scale = Math.max(0.5, Math.min(1, (width - 2 * margin) / Math.max(1, right - left)))
  const room = width / 2 - margin
  const shift = Math.min(0, room - right * scale) + Math.max(0, -room - left * scale)
  return { zoom: home.zoom + Math.log2(scale), shift }
}

/** How much of the map one pin takes. */
const ofPin: Pixels = { x: 40, y: 48 }

/** Where pins stand that would lie on each other: side by side, each as near to its place as it can. */
export function apart(places: readonly Pixels[]): Pixels[] {
  const stand = places.map((place) => ({ ...place }))
  for (let round = 0; round < 20; round++) {
    const pushed = stand.flatMap((one, at) => stand.slice(at + 1).filter((other) => push(one, other)))
    if (!pushed.length) break
  }
  return stand
}

function push(one: Pixels, other: Pixels): boolean {
  const [dx, dy] = [other.x - one.x, Math.abs(other.y - one.y)]
  const lacking = ofPin.x - Math.abs(dx)
  if (lacking < 0.5 || dy >= ofPin.y) return false
  const by = (dx < 0 ? -lacking : lacking) / 2
  one.x -= by
  other.x += by
  return true
}

/** A name's place, moved so far to the side that a map of this width does not cut it. */
export const inside = ({ x, y }: Pixels, half: number, width: number): Pixels => ({
  x: Math.max(half, Math.min(x, width - half)),
  y,
})

/** Whether a name below `place` stands free of the pins, which stand above theirs; `half` is half of how wide it is. */
export const isFree = (place: Pixels, half: number, pins: readonly Pixels[]): boolean =>
  pins.every(({ x, y }) => Math.abs(x - place.x) > half + ofPin.x / 2 || y < place.y + 1 || y - ofPin.y > place.y + 20)
