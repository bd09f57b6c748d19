import { expect, test } from 'vitest'
import type { Catalogue, Category, EquipmentType } from '#catalogue'
import { someType } from '../../catalogue/testing.ts'
import { kindIn } from './read-kinds.ts'
import { categoryOfMatch } from './search-intent.ts'

const type = (id: number, name: string, categoryId: number, ...synonyms: string[]): EquipmentType => ({
  ...someType(id, []),
  ...{ name, categoryId, synonyms },
})
const types = [
  type(10, 'Rolling walker (no seat)', 1, 'zimmer frame'),
  type(11, 'Rollator walker', 1),
  type(12, 'Cane', 1, 'walking stick'),
  type(13, 'Bed rail', 2, 'bed cane'),
  type(14, 'Crutches', 1),
  type(15, 'Shower chair or bath seat', 3, 'gas', 'box', 'brush', 'glass', 'chest', 'one two three four five'),
  type(16, 'Ramp - portable', 3, 'six words are what is too many'),
  type(17, 'Cover for a car', 3),
  type(18, 'Rail or bar', 2),
  type(19, 'Grab bar', 3),
]
const categories = [
  [1, 'Walking Aids and Frames'],
  [2, 'Beds, Rails'],
  [3, 'All else'],
].map(([id, name]) => ({ id, name, tooltip: '', rank: 1, types: types.filter(({ categoryId }) => categoryId === id) }))
const byId = <Thing extends { id: number }>(things: Thing[]) => new Map(things.map((one) => [one.id, one]))
const catalogue = { types: byId(types), categories: byId(categories as Category[]) } as unknown as Catalogue

test.each([
  ['cane', 12, [12, 13]],
  ['CANES', 12, [12, 13]],
  ['walking-stick', 12, [12]],
  ['Crútches', 14, [14]],
  ['crutch', 14, [14]],
  ['walker', undefined, [10, 11]],
  ['bar', undefined, [18, 19]],
  ['rolling walkers', 10, [10]],
  ['frame of a zimmer frame', 10, [10]],
  ['bath seat', 15, [15]],
  ['seat', 15, [15]],
  ['ramp', 16, [16]],
  ['covers', 17, [17]],
  ['gas', 15, [15]],
  ['boxes', 15, [15]],
  ['brushes', 15, [15]],
  ['glass', 15, [15]],
])('“%s” means the type %s, of those that may be meant: %s', (text, typeId, typeIds) => {
  expect(kindIn(text, catalogue)).toMatchObject({ typeId, typeIds, categoryId: undefined })
})

test.each(['', '?', 'zimmer', 'portable', 'car', 'ga', 'glasses', 'walking', 'eat', 'cht'])(
  '“%s” means no kind',
  (text) => {
    expect(kindIn(text, catalogue)).toBeUndefined()
  },
)

test.each([
  ['walking aid', 1, 'Walking Aids', []],
  ['Frames', 1, 'Frames', [10]],
  ['bed', 2, 'Beds', []],
  ['rails', 2, 'Rails', [13]],
])('“%s” means a category, called as it was named, and types that end with it', (text, categoryId, label, typeIds) => {
  expect(kindIn(text, catalogue)).toMatchObject({ categoryId, label, typeId: undefined, typeIds })
})

test.each([
  ['a blue cane, oak', 'cane'],
  ['walker and cane', 'cane'],
  ['walker or frame zimmer', 'frame'],
  ['seat of a walker', 'seat'],
  ['cane, rollator walker', 'rollator walker'],
  ['one two three four five', 'one two three four five'],
  // Longer names are known by how they end.
  ['six words are what is too many', 'are what is too many'],
])('in “%s” it is “%s” that names the kind', (text, named) => {
  const { from = 0, to = 0 } = kindIn(text, catalogue) ?? {}
  expect(text.slice(from, to)).toBe(named)
})

test('what may be several types is of the category that has the most of them', () => {
  const match = { typeIds: [13, 10, 12], from: 0, to: 1 }
  expect(categoryOfMatch(match, catalogue)).toEqual({ name: 'Walking Aids and Frames', pictured_type_id: 10 })
  expect(categoryOfMatch({ ...match, typeIds: [13, 10] }, catalogue)?.name).toBe('Beds, Rails')
  expect(categoryOfMatch({ ...match, categoryId: 3 }, catalogue)).toEqual({ name: 'All else', pictured_type_id: 15 })
  expect(categoryOfMatch(undefined, catalogue)).toBeUndefined()
})
