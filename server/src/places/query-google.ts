import { z } from 'zod'
import type { Context } from '#platform/context'
import { memoizePerConfig, ProviderClient } from '#platform/outbound'
import type { GeocodedPlace } from './geocoder.ts'

const clientOf = memoizePerConfig(({ providers: { geocoding } }) => {
  const origins = new Set(geocoding ? [new URL(geocoding.address).origin] : [])
  return new ProviderClient({ name: 'Google Geocoding', origins })
})

const maxCached = 1000

/** Results by query, in memory only and without any person. */
const cacheOf = memoizePerConfig(() => new Map<string, GeocodedPlace | undefined>())

type GeocodingQuery = { address: string; components: string } | { latlng: string }

/** Finds the first place in a municipality by Google's geocoding, or undefined. The same query is sent once. Throws ProviderError. */
export async function queryGoogle(ctx: Context, query: GeocodingQuery): Promise<GeocodedPlace | undefined> {
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
