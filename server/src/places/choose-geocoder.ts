import type { Context } from '#platform/context'
import { embeddedGeocoder } from './embedded-geocoder.ts'
import type { Geocoder } from './geocoder.ts'
import { googleGeocoder } from './google-geocoder.ts'

/** Google's geocoder where a key for it is configured, else the embedded one. */
export const geocoderOf = (ctx: Context): Geocoder =>
  ctx.config.providers.geocoding ? googleGeocoder : embeddedGeocoder
