import { postalCodeError, postalCodeInvalid } from '@reable/contract/places/rules'
import { browserApi } from '../api.ts'
import { locationState, setTypedCode, startRequest, typedCode, updateLocation } from './location-store.ts'

/** The pending look-up. */
let pending: { code: string; isLast: () => boolean } | undefined

/**
 * Looks up a normalized postal code and shares its position from then on; an empty one is removed. An error stays with the typed code.
 * (GEO-04, GEO-05)
 */
export async function lookUpPostalCode(code: string): Promise<void> {
  if (pending?.code === code && pending.isLast()) return
  const isLast = startRequest()
  const { postalCode, geoLocation } = locationState()
  if (!code) updateLocation({ postalCode: undefined, geoLocation: undefined, municipal: undefined })
  if (!code || (code === postalCode && geoLocation)) return setTypedCode(undefined)
  const error = postalCodeError(code)
  if (error) return setTypedCode({ text: code, error })
  pending = { code, isLast }
  const reply = await browserApi('geocode', { query: { postal_code: code } })
  if (!isLast()) return
  pending = undefined
  // Sharing was turned off, or switched to the current position, in another tab.
  if (!locationState().allowSharingLocation || locationState().useCurrentLocation) return
  if (!reply.ok) return showError(reply.failure.errors?.postal_code ?? [postalCodeInvalid, reply.failure.error])
  const { lat, long, municipal } = reply.data
  updateLocation({ postalCode: code, geoLocation: { lat, long }, municipal })
  const text = typedCode()?.text
  // Somebody may be typing on already.
  setTypedCode(text === undefined || text === code ? undefined : { text })
}

/** Shows the error beside the present text of the field. */
const showError = (sentences: string[]) => setTypedCode({ text: typedCode()?.text ?? '', error: sentences.join('. ') })
