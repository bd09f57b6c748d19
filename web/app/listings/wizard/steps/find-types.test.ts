import { expect, test } from 'vitest'
import { findTypes } from './find-types.ts'

const type = (id: number, name: string, ...synonyms: string[]) => {
  return { id, name, synonyms, retired: false, tooltip: { text: '' } }
}
const categories = [
  {
    id: 1,
    name: 'Walking Aids',
    tooltip: { text: '' },
    equipment_types: [type(1, 'Rollator (walker with wheels and seat)', 'walker'), type(2, 'Cane', 'walking stick')],
  },
  {
    id: 2,
    name: 'Wheelchairs and Seating',
    tooltip: { text: '' },
    equipment_types: [type(3, 'Transport chair (helper pushes)', 'travel wheelchair')],
  },
]

const found = (words: string) => findTypes(categories, words).map(({ type }) => type.id)

test('[WIZ-03] a type is found by its name, by what else people call it, and by its category', () => {
  expect(found('cane')).toEqual([2])
  expect(found('Walking stick')).toEqual([2])
  expect(found('travel wheel')).toEqual([3])
  expect(found('walking')).toEqual([2, 1])
  expect(found('piano')).toEqual([])
})
