import { postalCodeFault, postalCodeInvalid } from '@reable/contract/places-rules'
import { browserApi } from '../api.ts'
import { keepLocation, locationState } from './location-store.ts'

let last: string | undefined

/** Shares where a mended postal code is, from then on. Answers what is wrong with it, in sentences. (GEO-04, GEO-05) */
export async function askPostalCode(postalCode: string): Promise<string | undefined> {
  last = postalCode
  const fault = postalCodeFault(postalCode)
  if (fault) return fault
  const reply = await browserApi('geocode', { query: { postal_code: postalCode } })
  if (!reply.ok) {
    const told = reply.failure.errors?.postal_code ?? [postalCodeInvalid, reply.failure.error]
    return told.join('. ')
  }
  const { allowSharingLocation, useCurrentLocation, initializingLocation } = locationState()
  // Turned off, over to the current position, or to another code meanwhile.
  if (!allowSharingLocation || useCurrentLocation || initializingLocation || last !== postalCode) return undefined
  const { lat, long, municipal } = reply.data
  keepLocation({ postalCode, geoLocation: { lat, long }, municipal })
  return undefined
}
