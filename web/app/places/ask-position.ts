import { browserApi } from '../api.ts'
import { roundedPosition } from './kept-location.ts'
import { askAnew, keepLocation, locationState, positionAsked, stopSharing } from './location-store.ts'

const locationDenied = 'Please go to browser >> setting to allow location access.'
const unsupported = 'Geolocation is not supported in your browser.'
const notFound = 'We could not find where you are. Please try again, or use your postal code.'

/** Milliseconds: a position of the last ten minutes will do. */
const patience = { maximumAge: 600_000, timeout: 20_000 }

/** Asks the browser where it is, and shares that from then on. Whatever goes wrong ends in nothing being shared, and is told. (GEO-01) */
export async function askPosition(): Promise<void> {
  if (!('geolocation' in navigator)) return stopSharing(unsupported)
  const isLast = askAnew()
  const isMine = () => isLast() && locationState().initializingLocation
  keepLocation({ initializingLocation: true })
  const found = await positionOfBrowser()
  if (!isMine()) return
  if ('code' in found) return refuse(found)
  const { lat, long } = roundedPosition(found.coords.latitude, found.coords.longitude)
  const reply = await browserApi('reverseGeocode', { query: { lat: String(lat), long: String(long) } })
  if (!isMine()) return
  // Where the name alone cannot be had, the position is still good.
  if (!reply.ok && reply.status === 422) return stopSharing(reply.failure.errors?.lat?.join(' '))
  keepLocation({
    allowSharingLocation: true,
    useCurrentLocation: true,
    initializingLocation: false,
    geoLocation: { lat, long },
    municipal: reply.ok ? reply.data.municipal : undefined,
  })
}

/** Where the browser says it is, or why it does not. */
export function positionOfBrowser(): Promise<GeolocationPosition | GeolocationPositionError> {
  positionAsked.write(String(Date.now()))
  return new Promise((resolve) => navigator.geolocation.getCurrentPosition(resolve, resolve, patience))
}

/** A browser's alert, as the specification has it; the same words stand beside the switch already. (GEO-02) */
function refuse({ code, PERMISSION_DENIED }: GeolocationPositionError): void {
  const denied = code === PERMISSION_DENIED
  stopSharing(denied ? locationDenied : notFound)
  // Once they are painted: the alert holds the page still.
  if (denied) setTimeout(() => alert(locationDenied), 50)
}
