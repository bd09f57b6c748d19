import { browserApi } from '../api.ts'
import { locationState, positionRequested, startRequest, stopSharing, updateLocation } from './location-store.ts'
import { roundedPosition } from './stored-location.ts'

const locationDenied = 'Please go to browser >> setting to allow location access.'
const unsupported = 'Geolocation is not supported in your browser.'
const notFound = 'We could not find where you are. Please try again, or use your postal code.'

/** Milliseconds: a position of the last ten minutes will do. */
const positionOptions = { maximumAge: 600_000, timeout: 20_000 }

/** Requests the browser's position and shares it from then on. On any error nothing is shared, and the error is shown. (GEO-01) */
export async function requestPosition(): Promise<void> {
  if (!('geolocation' in navigator)) return stopSharing(unsupported)
  const isLast = startRequest()
  const isCurrent = () => isLast() && locationState().initializingLocation
  updateLocation({ initializingLocation: true })
  const position = await getBrowserPosition()
  if (!isCurrent()) return
  if ('code' in position) return endWithError(position)
  const { lat, long } = roundedPosition(position.coords.latitude, position.coords.longitude)
  const reply = await browserApi('reverseGeocode', { query: { lat: String(lat), long: String(long) } })
  if (!isCurrent()) return
  // A position without the name of its municipality is still good.
  if (!reply.ok && reply.status === 422) return stopSharing(reply.failure.errors?.lat?.join(' '))
  updateLocation({
    allowSharingLocation: true,
    useCurrentLocation: true,
    initializingLocation: false,
    geoLocation: { lat, long },
    municipal: reply.ok ? reply.data.municipal : undefined,
  })
}

/** Resolves to the browser's position or to its error. Records the moment of the request. */
export function getBrowserPosition(): Promise<GeolocationPosition | GeolocationPositionError> {
  positionRequested.write(String(Date.now()))
  return new Promise((resolve) => navigator.geolocation.getCurrentPosition(resolve, resolve, positionOptions))
}

/** A browser's alert, as the specification has it; the same words stand beside the switch already. (GEO-02) */
function endWithError({ code, PERMISSION_DENIED }: GeolocationPositionError): void {
  const denied = code === PERMISSION_DENIED
  stopSharing(denied ? locationDenied : notFound)
  // After the next paint, since the alert blocks the page.
  if (denied) setTimeout(() => alert(locationDenied), 50)
}
