import { expect, test } from 'vitest'
import type { Location } from './location.ts'
import { locationsNear } from './locations-near.ts'

const place = (id: number, name: string, latitude: number): Location => {
  return { ...{ id, name, latitude, longitude: 0 }, rank: id, closed: false }
}
// Along a meridian a degree is 111.19 km.
const all = [place(1, 'Far', 0.09), place(2, 'Here', 0), place(3, 'Near', 0.02)]
const locations = { all, byId: new Map(), byName: new Map() }
const around = (radius: number) => locationsNear(locations, { lat: 0, long: 0, radius })

test('the places around somebody come the nearest first, with how far their centres are', () => {
  expect(around(20).map(({ location, distance }) => [location.name, distance.km, distance.text])).toEqual([
    ['Here', 0, 'about 1 km away'],
    ['Near', 2, 'about 2 km away'],
    ['Far', 10, 'about 10 km away'],
  ])
})

test('a place lies within a radius up to its very end', () => {
  const names = (radius: number) => around(radius).map(({ location }) => location.name)
  expect([names(0), names(2.2), names(2.3), names(10), names(10.1)]).toEqual([
    ...[['Here'], ['Here'], ['Here', 'Near'], ['Here', 'Near'], ['Here', 'Near', 'Far']],
  ])
})
