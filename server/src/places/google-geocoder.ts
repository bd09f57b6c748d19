import { ProviderError } from '#platform/outbound'
import { embeddedGeocoder } from './embedded-geocoder.ts'
import type { Geocoder } from './geocoder.ts'
import { queryGoogle } from './query-google.ts'

/** Google's geocoding, with the embedded geocoder as its fallback. */
export const googleGeocoder: Geocoder = {
  byPostalCode: (ctx, code) =>
    withFallback(
      () => queryGoogle(ctx, { address: `${code.slice(0, 3)} ${code.slice(3)}`, components: 'country:CA' }),
      () => embeddedGeocoder.byPostalCode(ctx, code),
    ),
  byPosition: (ctx, { latitude, longitude }) =>
    withFallback(
      async () => (await queryGoogle(ctx, { latlng: `${latitude},${longitude}` }))?.municipal,
      () => embeddedGeocoder.byPosition(ctx, { latitude, longitude }),
    ),
}

async function withFallback<Answer>(request: () => Promise<Answer>, fallback: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof ProviderError) return fallback()
    throw error
  }
}
