import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultView, drawnBounds, fromCentre, isOnMap, municipalities } from './region.ts'

const drawing = readFileSync(new URL('./region.svg', import.meta.url), 'utf8')

test('[INFO-04] the map begins around Metro Vancouver at zoom 10', () => {
  expect(defaultView.zoom).toBe(10)
  expect(fromCentre(defaultView.centre)).toEqual({ x: 0, y: 0 })
  for (const place of municipalities) {
    const { x, y } = fromCentre(place)
    expect(Math.hypot(x, y), place.name).toBeLessThan(400)
  }
})

test('[INFO-04] places are projected as on web maps: 10 km north of the centre is 100 pixels up', () => {
  const tenKilometres = 10 / 111.19
  const { x, y } = fromCentre({ ...defaultView.centre, latitude: defaultView.centre.latitude + tenKilometres })
  expect(x).toBe(0)
  expect(Math.round(y)).toBe(-100)
})

test('[INFO-04] the drawing is as large as the land it shows', () => {
  const [from, to] = [fromCentre(drawnBounds.northWest), fromCentre(drawnBounds.southEast)]
  expect(drawing).toContain(`viewBox="0 0 ${Math.round(to.x - from.x)} ${Math.round(to.y - from.y)}"`)
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
