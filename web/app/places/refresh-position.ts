import { browserApi } from '../api.ts'
import { locationState, positionRequested, updateLocation } from './location-store.ts'
import { getBrowserPosition } from './request-position.ts'
import { type GeoLocation, roundedPosition } from './stored-location.ts'

const hour = 3_600_000

/**
 * Updates the shared position at a later visit, and what its place is called by now: once an hour at most. The position stays where the
 * browser would need a new permission, or the person has not moved or cannot be found.
 */
export async function refreshPosition(): Promise<void> {
  const { geoLocation: before, municipal: nameBefore } = locationState()
  const isUnchanged = () => {
    const { useCurrentLocation, initializingLocation, geoLocation } = locationState()
    return useCurrentLocation && !initializingLocation && geoLocation === before
  }
  if (!before || wasRequestedLately()) return
  positionRequested.write(String(Date.now()))
  const isAsked = await isAllowed()
  if (!isUnchanged()) return
  const { lat, long } = (isAsked && (await findPosition())) || before
  const reply = await browserApi('reverseGeocode', { query: { lat: String(lat), long: String(long) } })
  if (!reply.ok || !isUnchanged()) return
  const { municipal } = reply.data
  if (lat === before.lat && long === before.long && municipal === nameBefore) return
  updateLocation({ geoLocation: { lat, long }, municipal })
}

async function findPosition(): Promise<GeoLocation | undefined> {
  const position = await getBrowserPosition()
  return 'code' in position ? undefined : roundedPosition(position.coords.latitude, position.coords.longitude)
}

/** The absolute difference, so that a clock that was set back does not block requests. */
const wasRequestedLately = () => Math.abs(Date.now() - Number(positionRequested.read())) < hour

async function isAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}
