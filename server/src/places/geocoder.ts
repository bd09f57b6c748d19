import type { Context } from '#platform/context'
import type { Position } from './distance.ts'
import { embeddedGeocoder } from './embedded-geocoder.ts'
import { googleGeocoder } from './google-geocoder.ts'

/** Where something is, and the name of the municipality there. */
export type Found = Position & { municipal: string }

/** Turns postal codes into positions, and positions into municipalities. Undefined: there is none. Throws on no trouble outside. */
export type Geocoder = {
  /** Of a code with capitals and without a blank, such as V5A1A1. */
  byPostalCode(ctx: Context, code: string): Promise<Found | undefined>
  byPosition(ctx: Context, position: Position): Promise<string | undefined>
}

/** Google's where there is a key for it, else the embedded one. */
export const geocoderOf = (ctx: Context): Geocoder => (ctx.config.outside.geocoding ? googleGeocoder : embeddedGeocoder)
