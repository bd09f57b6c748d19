/** The coordinates of a place, in degrees north and east. */
export type Coordinates = { latitude: number; longitude: number }

/** A point in pixels to the right and down. */
export type Point = { x: number; y: number }

/** The initial view of the map: Metro Vancouver at zoom 10. (marketplace.md, "Map default centre") */
export const defaultView = { centre: { latitude: 49.22, longitude: -122.93 }, zoom: 10 }

/** The bounds of region.svg, in degrees. */
export const drawnBounds = {
  northWest: { latitude: 49.72, longitude: -124.15 },
  southEast: { latitude: 48.66, longitude: -121.65 },
}

/** The municipalities with their centres, each with the minimum zoom at which there is space for its name. */
export const municipalities: readonly (Coordinates & { name: string; minZoom: number })[] = [
  { name: 'Vancouver', latitude: 49.25, longitude: -123.12, minZoom: 9 },
  // A little west of its centre, where no pin in New Westminster covers it.
  { name: 'Burnaby', latitude: 49.25, longitude: -122.995, minZoom: 10 },
  { name: 'Richmond', latitude: 49.17, longitude: -123.13, minZoom: 9 },
  { name: 'Surrey', latitude: 49.12, longitude: -122.8, minZoom: 9 },
  { name: 'Langley', latitude: 49.1, longitude: -122.62, minZoom: 9 },
  { name: 'Maple Ridge', latitude: 49.22, longitude: -122.6, minZoom: 9 },
  { name: 'North Vancouver', latitude: 49.32, longitude: -123.07, minZoom: 9 },
  { name: 'Coquitlam', latitude: 49.28, longitude: -122.79, minZoom: 9 },
  { name: 'New Westminster', latitude: 49.21, longitude: -122.91, minZoom: 10 },
  { name: 'Delta', latitude: 49.09, longitude: -123.03, minZoom: 10 },
  { name: 'White Rock', latitude: 49.03, longitude: -122.8, minZoom: 10 },
  { name: 'West Vancouver', latitude: 49.35, longitude: -123.19, minZoom: 11 },
  { name: 'Port Moody', latitude: 49.28, longitude: -122.87, minZoom: 11 },
  { name: 'Port Coquitlam', latitude: 49.255, longitude: -122.76, minZoom: 11 },
  { name: 'Pitt Meadows', latitude: 49.22, longitude: -122.69, minZoom: 11 },
  { name: 'Tsawwassen', latitude: 49.03, longitude: -123.085, minZoom: 11 },
  { name: 'Bowen Island', latitude: 49.38, longitude: -123.38, minZoom: 11 },
  { name: 'Lions Bay', latitude: 49.455, longitude: -123.235, minZoom: 11 },
]

/** The circumference of the world at that zoom, in pixels (Web Mercator, tiles of 256 pixels). */
const worldSize = 256 * 2 ** defaultView.zoom

/** The position of a place on the initial map, from its centre. */
export function fromCentre(spot: Coordinates): Point {
  const [at, middle] = [pixelsOf(spot), pixelsOf(defaultView.centre)]
  return { x: at.x - middle.x, y: at.y - middle.y }
}

function pixelsOf({ latitude, longitude }: Coordinates): Point {
  const mercatorY = Math.asinh(Math.tan((latitude * Math.PI) / 180))
  return { x: ((longitude + 180) / 360) * worldSize, y: ((1 - mercatorY / Math.PI) / 2) * worldSize }
}

/** Whether a place is within the map's bounds: coordinates that were written by hand may be anywhere. */
export const isOnMap = ({ latitude, longitude }: Coordinates): boolean =>
  latitude < drawnBounds.northWest.latitude &&
  latitude > drawnBounds.southEast.latitude &&
  longitude > drawnBounds.northWest.longitude &&
  longitude < drawnBounds.southEast.longitude
