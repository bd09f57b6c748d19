import { expect, test } from 'vitest'
import type { EquipmentType } from './catalogue.ts'
import { filterableFields } from './filterable-fields.ts'

type Field = EquipmentType['fields'][number]

const field = (name: string, changes: Partial<Field> = {}): Field => ({
  ...{ name, label: name, fieldType: 'unit_text_field', unit: 'in', numeric: true, minimum: null, maximum: null },
  ...{ options: [], retiredOptions: [], places: [], tooltip: '', reason: '', ask: 'at_least', number: 1 },
  ...{ private: false, required: false },
  ...changes,
})
const width = field('width')
const color = field('color', { ask: 'one_of', unit: null })
const year = field('year', { unit: 'year' })
const fields = [width, color, year, field('notes', { ask: null }), field('serial', { private: true })]

const type = (id: number, fields: Field[]): EquipmentType => ({
  ...{ id, name: `Type ${id}`, tooltip: '', categoryId: 1, synonyms: [], flags: [], retired: false },
  fields,
})
const namesOf = (...types: EquipmentType[]) => filterableFields(types).map(({ name }) => name)

test('of one type everything is asked for that may be, of none nothing', () => {
  expect(namesOf(type(1, fields))).toEqual(['width', 'color', 'year'])
  expect(namesOf()).toEqual([])
})

test('of several types the measures are asked for that half of them have', () => {
  const [one, other, third] = [type(1, fields), type(2, [width, field('depth')]), type(3, [field('depth')])]
  expect(namesOf(one, other)).toEqual(['width', 'depth'])
  expect(namesOf(one, other, third)).toEqual(['width', 'depth'])
  expect(namesOf(one, third, type(4, []), type(5, []))).toEqual([])
  expect(namesOf(one, third, type(4, [width]), type(5, []))).toEqual(['width'])
})
