import type { Geocoder } from './geocoder.ts'
import { postalAreasOf } from './postal-areas.ts'

/** Finds positions by the first characters of a postal code, accurate to about 2 km, and the municipality nearest to a position. */
export const embeddedGeocoder: Geocoder = {
  byPostalCode: async (ctx, code) => (await postalAreasOf(ctx)).find(code),
  byPosition: async (ctx, position) => (await postalAreasOf(ctx)).nearest(position),
}
