import { expect, test } from 'vitest'
import { clampInside, extentOf, fitView, isFree, spread } from './fit-view.ts'
import { fromCentre } from './region.ts'

const zones = [
  { latitude: 49.17, longitude: -123.13 },
  { latitude: 49.22, longitude: -122.6 },
]
const reach = extentOf(zones)

/** The positions of the zones on a map of this width, from its left edge. */
const shown = (width: number) => {
  const { zoom, shift } = fitView(width, reach)
  return zones.map((zone) => width / 2 + shift + fromCentre(zone).x * 2 ** (zoom - 10))
}

test('[INFO-04] a map with room for every zone begins at zoom 10 around Metro Vancouver', () => {
  expect(fitView(700, reach)).toEqual({ zoom: 10, shift: 0 })
  expect(fitView(320, extentOf([]))).toEqual({ zoom: 10, shift: 0 })
})

test.each([284, 354, 382, 504])('[INFO-04] a map of %i pixels has every zone on it', (width) => {
  for (const x of shown(width)) {
    expect(x).toBeGreaterThanOrEqual(23.9)
    expect(x).toBeLessThanOrEqual(width - 23.9)
  }
})

test('pins that would overlap are placed side by side, the others stay where they are', () => {
  expect(
    spread([
      { x: 0, y: 0 },
      { x: 20, y: 10 },
      { x: 200, y: 0 },
      { x: 5, y: 60 },
    ]),
  ).toEqual([
    { x: -10, y: 0 },
    { x: 30, y: 10 },
    { x: 200, y: 0 },
    { x: 5, y: 60 },
  ])
})

test('a name stays inside the map, and where no pin covers it', () => {
  expect(clampInside({ x: 3, y: 9 }, 40, 300)).toEqual({ x: 40, y: 9 })
  expect(clampInside({ x: 290, y: 9 }, 40, 300)).toEqual({ x: 260, y: 9 })
  const name = { x: 100, y: 100 }
  expect(isFree(name, 40, [name])).toBe(true)
  expect(isFree(name, 40, [{ x: 130, y: 130 }])).toBe(false)
  expect(isFree(name, 40, [{ x: 165, y: 130 }])).toBe(true)
})
