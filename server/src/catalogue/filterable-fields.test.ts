import { expect, test } from 'vitest'
import type { EquipmentType } from './catalogue.ts'
import { filterableFields } from './filterable-fields.ts'
import { someField, someType } from './testing.ts'

const width = someField('width')
const color = someField('color', { ask: 'one_of', unit: null })
const year = someField('year', { unit: 'year' })
const fields = [width, color, year, someField('notes', { ask: null }), someField('serial', { private: true })]

const namesOf = (...types: EquipmentType[]) => filterableFields(types).map(({ name }) => name)

test('of one type everything is asked for that may be, of none nothing', () => {
  expect(namesOf(someType(1, fields))).toEqual(['width', 'color', 'year'])
  expect(namesOf()).toEqual([])
})

test('of several types the measures are asked for that half of them have', () => {
  const [one, other, third] = [
    someType(1, fields),
    someType(2, [width, someField('depth')]),
    someType(3, [someField('depth')]),
  ]
  expect(namesOf(one, other)).toEqual(['width', 'depth'])
  expect(namesOf(one, other, third)).toEqual(['width', 'depth'])
  expect(namesOf(one, third, someType(4, []), someType(5, []))).toEqual([])
  expect(namesOf(one, third, someType(4, [width]), someType(5, []))).toEqual(['width'])
})
