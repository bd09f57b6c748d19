/** Degrees. */
export type Position = { latitude: number; longitude: number }

const earthRadius = 6371

/** Kilometres between two positions, as the crow flies. */
export function distanceBetween(one: Position, other: Position): number {
  const [from, to] = [inRadians(one.latitude), inRadians(other.latitude)]
  const north = Math.sin((to - from) / 2) ** 2
  const east = Math.sin(inRadians(other.longitude - one.longitude) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, north + Math.cos(from) * Math.cos(to) * east)))
}

const inRadians = (degrees: number) => (degrees * Math.PI) / 180
