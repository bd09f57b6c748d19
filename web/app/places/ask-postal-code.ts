import { postalCodeFault, postalCodeInvalid } from '@reable/contract/places/rules'
import { browserApi } from '../api.ts'
import { askAnew, keepLocation, keepTyped, locationState, typedCode } from './location-store.ts'

/** The look-up that is on its way. */
let waiting: { code: string; isLast: () => boolean } | undefined

/**
 * Shares where a mended postal code is, from then on; an empty one is forgotten. What is wrong with it stays with what is typed.
 * (GEO-04, GEO-05)
 */
export async function askPostalCode(code: string): Promise<void> {
  if (waiting?.code === code && waiting.isLast()) return
  const isLast = askAnew()
  const { postalCode, geoLocation } = locationState()
  if (!code) keepLocation({ postalCode: undefined, geoLocation: undefined, municipal: undefined })
  if (!code || (code === postalCode && geoLocation)) return keepTyped(undefined)
  const fault = postalCodeFault(code)
  if (fault) return keepTyped({ text: code, fault })
  waiting = { code, isLast }
  const reply = await browserApi('geocode', { query: { postal_code: code } })
  if (!isLast()) return
  waiting = undefined
  // Turned off, or over to the current position, in another tab.
  if (!locationState().allowSharingLocation || locationState().useCurrentLocation) return
  if (!reply.ok) return tellFault(reply.failure.errors?.postal_code ?? [postalCodeInvalid, reply.failure.error])
  const { lat, long, municipal } = reply.data
  keepLocation({ postalCode: code, geoLocation: { lat, long }, municipal })
  const text = typedCode()?.text
  // Somebody may be typing on already.
  keepTyped(text === undefined || text === code ? undefined : { text })
}

/** Beside whatever stands in the field by now. */
const tellFault = (told: string[]) => keepTyped({ text: typedCode()?.text ?? '', fault: told.join('. ') })
