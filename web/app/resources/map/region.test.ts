import { expect, test } from 'vitest'
import { defaultView, fromCentre, isOnMap, municipalities } from './region.ts'

test('[INFO-04] the map begins around Metro Vancouver at zoom 10', () => {
  expect(defaultView.zoom).toBe(10)
  expect(fromCentre(defaultView.centre)).toEqual({ x: 0, y: 0 })
  for (const place of municipalities) {
    const { x, y } = fromCentre(place)
    expect(Math.hypot(x, y), place.name).toBeLessThan(400)
  }
})

test('[INFO-04] every municipality is on the map; a place with mistaken coordinates elsewhere is not', () => {
  for (const place of municipalities) expect(isOnMap(place), place.name).toBe(true)
  for (const wrong of [
    { latitude: 0, longitude: 0 },
    { latitude: 49.2, longitude: 122.9 },
    { latitude: Number.NaN, longitude: -123 },
  ])
    expect(isOnMap(wrong)).toBe(false)
})
