import type { Geocoder } from './geocoder.ts'
import { postalAreasOf } from './postal-areas.ts'

/** Knows the first letters of the region's postal codes, good to about 2 km, and the municipality next to a position. */
export const embeddedGeocoder: Geocoder = {
  byPostalCode: async (ctx, code) => (await postalAreasOf(ctx)).find(code),
  byPosition: async (ctx, position) => (await postalAreasOf(ctx)).next(position),
}
