import type { Answer } from '@reable/contract/client'
import { outsideRegion, postalCodeFault, postalCodeInvalid } from '@reable/contract/places/rules'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { geocoderOf } from './geocoder.ts'
import { postalAreasOf } from './postal-areas.ts'

type FoundPlace = Answer<'geocode'>

/**
 * Where a postal code is. Refuses as invalid what is none, what nobody finds, and what is outside the region, which it says.
 * Neither the code nor the position is kept.
 */
export async function findPlace(ctx: Context, { postalCode }: { postalCode: string }): Promise<FoundPlace> {
  const code = postalCode.replace(/[ -]/, '')
  if (postalCodeFault(postalCode) || neverGiven.test(code)) throw refusal('postal_code', [postalCodeInvalid])
  if (!(await postalAreasOf(ctx)).find(code)) throw refusal('postal_code', [postalCodeInvalid, outsideRegion])
  const found = await geocoderOf(ctx).byPostalCode(ctx, code)
  if (!found) throw refusal('postal_code', [postalCodeInvalid])
  return { lat: rounded(found.latitude), long: rounded(found.longitude), municipal: found.municipal }
}

/** In which municipality a position is. Refuses as invalid one outside the region. The position is not kept. */
export async function findMunicipality(ctx: Context, at: { lat: number; long: number }): Promise<FoundPlace> {
  const [lat, long] = [rounded(at.lat), rounded(at.long)]
  const position = { latitude: lat, longitude: long }
  const next = (await postalAreasOf(ctx)).next(position)
  if (!next) throw refusal('lat', [outsideRegion])
  return { lat, long, municipal: (await geocoderOf(ctx).byPosition(ctx, position)) ?? next }
}

/** To about a kilometre. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** Canada gives out no codes with these letters. */
const neverGiven = /^[WZ]|[DFIOQU]/

const refusal = (field: string, sentences: string[]) =>
  new Refusal('invalid', sentences.join('. '), { errors: { [field]: sentences } })
