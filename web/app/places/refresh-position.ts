import { browserApi } from '../api.ts'
import { locationState, positionRequested, updateLocation } from './location-store.ts'
import { getBrowserPosition } from './request-position.ts'
import { roundedPosition } from './stored-location.ts'

const hour = 3_600_000

/**
 * Updates the shared position at a later visit: once an hour at most, and only where the browser needs no new permission. Changes
 * nothing when the person has not moved or cannot be found.
 */
export async function refreshPosition(): Promise<void> {
  const { geoLocation: before } = locationState()
  const isUnchanged = () => {
    const { useCurrentLocation, initializingLocation, geoLocation } = locationState()
    return useCurrentLocation && !initializingLocation && geoLocation === before
  }
  if (!before || wasRequestedLately() || !(await isAllowed()) || !isUnchanged()) return
  const position = await getBrowserPosition()
  if ('code' in position) return
  const { lat, long } = roundedPosition(position.coords.latitude, position.coords.longitude)
  if (lat === before.lat && long === before.long) return
  const reply = await browserApi('reverseGeocode', { query: { lat: String(lat), long: String(long) } })
  if (reply.ok && isUnchanged()) updateLocation({ geoLocation: { lat, long }, municipal: reply.data.municipal })
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
