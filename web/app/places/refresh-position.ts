import { browserApi } from '../api.ts'
import { positionOfBrowser } from './ask-position.ts'
import { roundedPosition } from './kept-location.ts'
import { keepLocation, locationState, positionAsked } from './location-store.ts'

const hour = 3_600_000

/**
 * At a later visit, where the person who shares it is by now: once an hour at most, and where the browser tells without asking
 * them. As long as they are where they were, or cannot be found, all stays as it is.
 */
export async function refreshPosition(): Promise<void> {
  const { geoLocation: before } = locationState()
  const isStill = () => {
    const { useCurrentLocation, initializingLocation, geoLocation } = locationState()
    return useCurrentLocation && !initializingLocation && geoLocation === before
  }
  if (!before || wasAskedLately() || !(await isAllowed()) || !isStill()) return
  const found = await positionOfBrowser()
  if ('code' in found) return
  const { lat, long } = roundedPosition(found.coords.latitude, found.coords.longitude)
  if (lat === before.lat && long === before.long) return
  const reply = await browserApi('reverseGeocode', { query: { lat: String(lat), long: String(long) } })
  if (reply.ok && isStill()) keepLocation({ geoLocation: { lat, long }, municipal: reply.data.municipal })
}

/** A clock that was set back is no reason to wait for it. */
const wasAskedLately = () => Math.abs(Date.now() - Number(positionAsked.read())) < hour

async function isAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}
