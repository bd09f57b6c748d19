import { OutsideTrouble } from '#platform/outbound'
import { askGoogle } from './ask-google.ts'
import { embeddedGeocoder } from './embedded-geocoder.ts'
import type { Geocoder } from './geocoder.ts'

/** Google's Geocoding. While it cannot be reached the embedded geocoder stands in for it. */
export const googleGeocoder: Geocoder = {
  byPostalCode: (ctx, code) =>
    standingIn(
      () => askGoogle(ctx, { address: `${code.slice(0, 3)} ${code.slice(3)}`, components: 'country:CA' }),
      () => embeddedGeocoder.byPostalCode(ctx, code),
    ),
  byPosition: (ctx, { latitude, longitude }) =>
    standingIn(
      async () => (await askGoogle(ctx, { latlng: `${latitude},${longitude}` }))?.municipal,
      () => embeddedGeocoder.byPosition(ctx, { latitude, longitude }),
    ),
}

async function standingIn<Answer>(ask: () => Promise<Answer>, instead: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof OutsideTrouble) return instead()
    throw error
  }
}
