/** A place by its degrees north and east. */
export type Spot = { latitude: number; longitude: number }

/** Pixels to the right and down. */
export type Pixels = { x: number; y: number }

/** Where the map begins: around Metro Vancouver, at zoom 10. (marketplace.md, "Map default centre") */
export const home = { centre: { latitude: 49.22, longitude: -122.93 }, zoom: 10 }

/** What region.svg shows. */
export const drawn = {
  northWest: { latitude: 49.72, longitude: -124.15 },
  southEast: { latitude: 48.66, longitude: -121.65 },
}

/** Municipalities by their centres, each with the zoom from which on there is room for its name. */
export const municipalities: readonly (Spot & { name: string; from: number })[] = [
  { name: 'Vancouver', latitude: 49.25, longitude: -123.12, from: 9 },
  // A little west of its middle, where a pin in New Westminster leaves it free.
  { name: 'Burnaby', latitude: 49.25, longitude: -122.995, from: 10 },
  { name: 'Richmond', latitude: 49.17, longitude: -123.13, from: 9 },
  { name: 'Surrey', latitude: 49.12, longitude: -122.8, from: 9 },
  { name: 'Langley', latitude: 49.1, longitude: -122.62, from: 9 },
  { name: 'Maple Ridge', latitude: 49.22, longitude: -122.6, from: 9 },
  { name: 'North Vancouver', latitude: 49.32, longitude: -123.07, from: 9 },
  { name: 'Coquitlam', latitude: 49.28, longitude: -122.79, from: 9 },
  { name: 'New Westminster', latitude: 49.21, longitude: -122.91, from: 10 },
  { name: 'Delta', latitude: 49.09, longitude: -123.03, from: 10 },
  { name: 'White Rock', latitude: 49.03, longitude: -122.8, from: 10 },
  { name: 'West Vancouver', latitude: 49.35, longitude: -123.19, from: 11 },
  { name: 'Port Moody', latitude: 49.28, longitude: -122.87, from: 11 },
  { name: 'Port Coquitlam', latitude: 49.255, longitude: -122.76, from: 11 },
  { name: 'Pitt Meadows', latitude: 49.22, longitude: -122.69, from: 11 },
  { name: 'Tsawwassen', latitude: 49.03, longitude: -123.085, from: 11 },
  { name: 'Bowen Island', latitude: 49.38, longitude: -123.38, from: 11 },
  { name: 'Lions Bay', latitude: 49.455, longitude: -123.235, from: 11 },
]

/** Pixels around the globe at that zoom, as every web map has it (Web Mercator, tiles of 256). */
const around = 256 * 2 ** home.zoom

/** Where a place stands on a map as it begins, from its middle. */
export function fromMiddle(spot: Spot): Pixels {
  const [at, middle] = [pixelsOf(spot), pixelsOf(home.centre)]
  return { x: at.x - middle.x, y: at.y - middle.y }
}

function pixelsOf({ latitude, longitude }: Spot): Pixels {
  const bent = Math.asinh(Math.tan((latitude * Math.PI) / 180))
  return { x: ((longitude + 180) / 360) * around, y: ((1 - bent / Math.PI) / 2) * around }
}

/** Whether the map can show it at all: what was written by hand may lie anywhere. */
export const isOnMap = ({ latitude, longitude }: Spot): boolean =>
  latitude < drawn.northWest.latitude &&
  latitude > drawn.southEast.latitude &&
  longitude > drawn.northWest.longitude &&
  longitude < drawn.southEast.longitude
