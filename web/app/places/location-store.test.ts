import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetLocation, locationState, stopSharing, updateLocation } from './location-store.ts'
import { readLocation } from './stored-location.ts'

let stored: Map<string, string>
const dataset: Record<string, string> = {}
const storedLocation = () => JSON.parse(stored.get('location') ?? 'null')
const burnaby = { geoLocation: { lat: 49.25, long: -122.98 }, municipal: 'Burnaby' }

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  forgetLocation()
})

test('[GEO-10] the device stores the fields of the specification; a radius that nobody chose is 10', () => {
  updateLocation({ initializingLocation: true })
  expect(locationState().near).toBeUndefined()
  updateLocation({ ...burnaby, allowSharingLocation: true, useCurrentLocation: true, initializingLocation: false })
  expect(storedLocation()).toEqual({
    ...burnaby,
    allowSharingLocation: true,
    locationRadius: 10,
    useCurrentLocation: true,
    initializingLocation: false,
  })
  expect(dataset).toHaveProperty('near')
})

test('[GEO-01] turned off, nothing is shared and no position stored; the radius and the postal code stay', () => {
  updateLocation({ ...burnaby, allowSharingLocation: true, locationRadius: 40, postalCode: 'V5H 2A9' })
  stopSharing('Why it ended.')
  expect(locationState()).toMatchObject({ near: undefined, error: 'Why it ended.' })
  expect(storedLocation()).toEqual({
    allowSharingLocation: false,
    locationRadius: 40,
    useCurrentLocation: false,
    initializingLocation: false,
    postalCode: 'V5H 2A9',
  })
  expect(dataset).not.toHaveProperty('near')
  updateLocation({ allowSharingLocation: true })
  expect(locationState().error).toBeUndefined()
})

test('[GEO-10] who logs out leaves nothing of it on the device', () => {
  updateLocation({ ...burnaby, allowSharingLocation: true, postalCode: 'V5H 2A9' })
  forgetLocation()
  expect(stored.size).toBe(0)
  expect(locationState()).toMatchObject({ allowSharingLocation: false, postalCode: undefined, near: undefined })
})

describe('whatever else is stored there is ignored', () => {
  test.each([
    'no JSON',
    '{"allowSharingLocation":"true","geoLocation":{"lat":"49","long":-122},"locationRadius":"25"}',
    '{"geoLocation":{"lat":91,"long":0},"locationRadius":12,"municipal":{}}',
  ])('%s', (text) => {
    expect(readLocation(text)).toMatchObject({ allowSharingLocation: false, locationRadius: 10 })
    expect(readLocation(text).geoLocation).toBeUndefined()
    expect(readLocation(text).municipal).toBeUndefined()
  })

  test('a position goes no further than about a kilometre', () => {
    expect(readLocation('{"geoLocation":{"lat":49.248123,"long":-122.980456}}').geoLocation).toEqual({
      lat: 49.25,
      long: -122.98,
    })
  })
})
