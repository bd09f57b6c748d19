import { expect, test } from 'vitest'
import { kindsAndPlaces } from './get-impact.ts'

type Rows = Parameters<typeof kindsAndPlaces>[0]
type Lists = Parameters<typeof kindsAndPlaces>[1]

const lists = {
  catalogue: {
    types: new Map([
      [11, { categoryId: 1 }],
      [21, { categoryId: 2 }],
      [31, { categoryId: 3 }],
      [41, { categoryId: 4 }],
    ]),
    categories: new Map([
      [1, { name: 'Beds' }],
      [2, { name: 'Walkers' }],
      [3, { name: 'Canes' }],
    ]),
  },
  locations: {
    byId: new Map([
      [1, { name: 'Burnaby' }],
      [2, { name: 'Anmore' }],
    ]),
  },
} as unknown as Lists

const said = (rows: [type: number, place: number, things: number][]) =>
  kindsAndPlaces(
    rows.map(([equipment_type_id, location_id, handed_over]) => ({
      equipment_type_id,
      location_id,
      handed_over,
    })) as unknown as Rows,
    lists,
  )

test('the most is said first, of as many the name that comes first; what is none, or has no name, is not said', () => {
  const { kinds, places } = said([
    [31, 1, 0],
    [21, 1, 6],
    [11, 2, 6],
    [41, 1, 9],
    [51, 1, 9],
    [21, 9, 1],
  ])
  expect(kinds).toEqual([
    { id: 2, name: 'Walkers', things: 7 },
    { id: 1, name: 'Beds', things: 6 },
  ])
  expect(places.map(({ name, things }) => [name, things])).toEqual([
    ['Burnaby', 24],
    ['Anmore', 6],
  ])
  expect(
    said([
      [21, 1, 6],
      [11, 2, 6],
    ]).places.map(({ name }) => name),
  ).toEqual(['Anmore', 'Burnaby'])
})

test('a place names its kinds from five things on, where the kind has as many', () => {
  const [burnaby, anmore] = said([
    [11, 1, 5],
    [21, 1, 4],
    [11, 2, 7],
  ]).places
  expect(said([[11, 1, 5]]).places[0]?.kinds).toEqual([{ id: 1, name: 'Beds', things: 5 }])
  expect(burnaby?.kinds).toEqual([{ id: 1, name: 'Beds', things: 5 }])
  expect(anmore?.kinds).toEqual([{ id: 1, name: 'Beds', things: 7 }])
})
