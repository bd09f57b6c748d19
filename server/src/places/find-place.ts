import type { Answer } from '@reable/contract/client'
import type { Position } from '@reable/contract/places/distance'
import { outsideRegion, postalCodeError, postalCodeInvalid } from '@reable/contract/places/rules'
import { z } from 'zod'
import type { Context } from '#platform/context'
import { memoizePerConfig, ProviderClient, ProviderError } from '#platform/outbound'
import { Refusal } from '#platform/refusal'
import { postalAreasOf } from './postal-areas.ts'

const clientOf = memoizePerConfig(({ providers: { geocoding } }) => {
  const origins = new Set(geocoding ? [new URL(geocoding.address).origin] : [])
  return new ProviderClient({ name: 'Google Geocoding', origins })
})

const maxCached = 1000

/** Results by query, in memory only and without any person. */
const cacheOf = memoizePerConfig(() => new Map<string, GeocodedPlace | undefined>())

type GeocodingQuery = { address: string; components: string } | { latlng: string }

/** Finds the first place in a municipality by Google's geocoding, or undefined. The same query is sent once. Throws ProviderError. */
async function queryGoogle(ctx: Context, query: GeocodingQuery): Promise<GeocodedPlace | undefined> {
  const { geocoding } = ctx.config.providers
  if (!geocoding) return undefined
  const cache = cacheOf(ctx)
  const params = new URLSearchParams(query)
  const key = params.toString()
  if (cache.has(key)) return cache.get(key)
  params.set('key', geocoding.key)
  const place = await clientOf(ctx).request(ctx, {
    address: new URL(`${geocoding.address}?${params}`),
    read: readAnswer,
  })
  if (cache.size >= maxCached) cache.delete(cache.keys().next().value ?? '')
  cache.set(key, place)
  return place
}

const answerSchema = z.object({
  /** Any other status is about our key or our quota. */
  status: z.enum(['OK', 'ZERO_RESULTS']),
  results: z.array(
    z.object({
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      address_components: z.array(z.object({ short_name: z.string(), types: z.array(z.string()) })),
    }),
  ),
})

function readAnswer({ text }: { text: string }): GeocodedPlace | undefined {
  const [first] = answerSchema.parse(JSON.parse(text)).results
  const locality = first?.address_components.find(
    ({ types }) => types.includes('locality') && types.includes('political'),
  )
  if (!first || !locality) return undefined
  const { lat: latitude, lng: longitude } = first.geometry.location
  return { latitude, longitude, municipal: locality.short_name }
}

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

/** Where something is, and the name of the municipality there. */
type GeocodedPlace = Position & { municipal: string }

/** Finds positions of postal codes and municipalities of positions. Undefined: there is none. Never throws for a failure of a provider. */
type Geocoder = {
  /** Of a code with capitals and without a blank, such as V5A1A1. */
  byPostalCode(ctx: Context, code: string): Promise<GeocodedPlace | undefined>
  byPosition(ctx: Context, position: Position): Promise<string | undefined>
}
