import { beforeEach, expect, test, vi } from 'vitest'
import { forgetLocation, locationState, positionRequested, stopSharing, updateLocation } from './location-store.ts'
import { refreshPosition } from './refresh-position.ts'

const burnaby = { lat: 49.25, long: -122.98 }
const surrey = { latitude: 49.1044, longitude: -122.8011 }

let stored: Map<string, string>
/** How often the browser's position was requested, and the requests to the service. */
let positions = 0
let calls: string[] = []
/** What the service calls the place of whatever position. */
let placeName = ''

/** A later visit with this device: what the browser allows, and where it is. */
function visit(state: PermissionState | undefined, coords: { latitude: number; longitude: number } | undefined): void {
  vi.stubGlobal('navigator', {
    permissions: state && { query: async () => ({ state }) },
    geolocation: {
      getCurrentPosition(found: (position: object) => void, failed: (error: object) => void) {
        positions += 1
        if (coords) found({ coords })
        else failed({ code: 2, PERMISSION_DENIED: 1 })
      },
    },
  })
}

beforeEach(() => {
  stored = new Map()
  positions = 0
  calls = []
  placeName = 'Surrey'
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address)
    return Response.json({ data: { municipal: placeName } })
  })
  forgetLocation()
  updateLocation({ allowSharingLocation: true, useCurrentLocation: true, geoLocation: burnaby, municipal: 'Burnaby' })
})

test('[GEO-01] who has moved is found there at a later visit, to about a kilometre', async () => {
  visit('granted', surrey)
  await refreshPosition()
  expect(locationState()).toMatchObject({ geoLocation: { lat: 49.1, long: -122.8 }, municipal: 'Surrey' })
  expect(calls).toEqual([expect.stringContaining('lat=49.1&long=-122.8')])
})

test.each(['prompt', 'denied', undefined] as const)(
  'where the permission is %s no position is requested, and the name of its place once an hour',
  async (state) => {
    visit(state, surrey)
    await refreshPosition()
    await refreshPosition()
    expect([positions, calls.length]).toEqual([0, 1])
    expect(locationState().geoLocation).toEqual(burnaby)
  },
)

test('[GEO-10] who stops sharing meanwhile, or logs out, is not found', async () => {
  visit('granted', surrey)
  const refreshing = refreshPosition()
  stopSharing()
  await refreshing
  expect([positions, locationState().near]).toEqual([0, undefined])
  positionRequested.write('1')
  forgetLocation()
  expect(stored.size).toBe(0)
})
