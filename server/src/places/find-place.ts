import type { Answer } from '@reable/contract/client'
import { outsideRegion, postalCodeError, postalCodeInvalid } from '@reable/contract/places/rules'
import type { Context } from '#platform/context'
import { ProviderError } from '#platform/outbound'
import { Refusal } from '#platform/refusal'
import type { Geocoder } from './geocoder.ts'
import { postalAreasOf } from './postal-areas.ts'
import { queryGoogle } from './query-google.ts'

type FoundPlace = Answer<'geocode'>

/**
 * Finds the position of a postal code. Refuses as invalid a malformed code, one that cannot be found, and one outside the region,
 * with a message of its own. Neither the code nor the position is stored.
 */
export async function findPlace(ctx: Context, { postalCode }: { postalCode: string }): Promise<FoundPlace> {
  const code = postalCode.replace(/[ -]/, '')
  if (postalCodeError(postalCode) || unusedLetters.test(code)) throw refusal('postal_code', [postalCodeInvalid])
  if (!(await postalAreasOf(ctx)).find(code)) throw refusal('postal_code', [postalCodeInvalid, outsideRegion])
  const place = await geocoderOf(ctx).byPostalCode(ctx, code)
  if (!place) throw refusal('postal_code', [postalCodeInvalid])
  return { lat: rounded(place.latitude), long: rounded(place.longitude), municipal: place.municipal }
}

/** Finds the municipality of a position. Refuses as invalid one outside the region. The position is not stored. */
export async function findMunicipality(ctx: Context, at: { lat: number; long: number }): Promise<FoundPlace> {
  const [lat, long] = [rounded(at.lat), rounded(at.long)]
  const position = { latitude: lat, longitude: long }
  const nearest = (await postalAreasOf(ctx)).nearest(position)
  if (!nearest) throw refusal('lat', [outsideRegion])
  return { lat, long, municipal: (await geocoderOf(ctx).byPosition(ctx, position)) ?? nearest }
}

/** To about a kilometre. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** Letters that no Canadian postal code has, at its start or anywhere. */
const unusedLetters = /^[WZ]|[DFIOQU]/

const refusal = (field: string, sentences: string[]) =>
  new Refusal('invalid', sentences.join('. '), { errors: { [field]: sentences } })

/** Google's geocoder where a key for it is configured, else the embedded one. */
const geocoderOf = (ctx: Context): Geocoder => (ctx.config.providers.geocoding ? googleGeocoder : embeddedGeocoder)

/** Google's geocoding, with the embedded geocoder as its fallback. */
const googleGeocoder: Geocoder = {
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

/** Finds positions by the first characters of a postal code, accurate to about 2 km, and the municipality nearest to a position. */
const embeddedGeocoder: Geocoder = {
  byPostalCode: async (ctx, code) => (await postalAreasOf(ctx)).find(code),
  byPosition: async (ctx, position) => (await postalAreasOf(ctx)).nearest(position),
}
