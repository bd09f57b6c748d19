import { z } from 'zod'
import type { Context } from '#platform/context'
import { Outside, oncePerProgram } from '#platform/outbound'
import type { Found } from './geocoder.ts'

const outsideOf = oncePerProgram(({ outside: { geocoding } }) => {
  const origins = new Set(geocoding ? [new URL(geocoding.address).origin] : [])
  return new Outside({ name: 'Google Geocoding', origins })
})

const mostKept = 1000

/** In memory alone, and of nobody: what was asked, and what was found. */
const keptOf = oncePerProgram(() => new Map<string, Found | undefined>())

type Question = { address: string; components: string } | { latlng: string }

/** The first place that Google finds in a municipality, or undefined. The same question is asked once. Throws OutsideTrouble. */
export async function askGoogle(ctx: Context, question: Question): Promise<Found | undefined> {
  const { geocoding } = ctx.config.outside
  if (!geocoding) return undefined
  const kept = keptOf(ctx)
  const words = new URLSearchParams(question)
  const key = words.toString()
  if (kept.has(key)) return kept.get(key)
  words.set('key', geocoding.key)
  const found = await outsideOf(ctx).ask(ctx, { address: new URL(`${geocoding.address}?${words}`), read })
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '')
  kept.set(key, found)
  return found
}

const answer = z.object({
  /** Any other one judges our key or our count. */
  status: z.enum(['OK', 'ZERO_RESULTS']),
  results: z.array(
    z.object({
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      address_components: z.array(z.object({ short_name: z.string(), types: z.array(z.string()) })),
    }),
  ),
})

function read({ text }: { text: string }): Found | undefined {
  const [first] = answer.parse(JSON.parse(text)).results
  const locality = first?.address_components.find(
    ({ types }) => types.includes('locality') && types.includes('political'),
  )
  if (!first || !locality) return undefined
  const { lat: latitude, lng: longitude } = first.geometry.location
  return { latitude, longitude, municipal: locality.short_name }
}
