import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linkedTypes, listingsOf } from './links.ts'

type Taxonomy = { categories: { equipment_types: { name: string; equipment_fields: { ref: string }[] }[] }[] }

const seeds = join(import.meta.dirname, '../../../../server/seeds/taxonomy.json')
const types = (JSON.parse(readFileSync(seeds, 'utf8')) as Taxonomy).categories.flatMap((one) => one.equipment_types)

test('calculators lead to equipment types of the catalogue, which have the measures that stand in the links', () => {
  const names = types.map(({ name }) => name)
  expect(Object.values(linkedTypes).filter((name) => !names.includes(name))).toEqual([])
  const fieldsOf = (type: string) => types.find(({ name }) => name === type)?.equipment_fields.map(({ ref }) => ref)
  expect(fieldsOf(linkedTypes.ramps)).toContain('usable_length_ft')
  expect(fieldsOf(linkedTypes.wheelchairs)).toContain('overall_width_in')
  expect(fieldsOf(linkedTypes.transportChairs)).toContain('overall_width_in')
})

test('a link is an address of the list with its filters', () => {
  expect(listingsOf('ramps', { usable_length_ft: { atLeast: 7.5 } })).toBe(
    '/?category=Portable+ramp&field.usable_length_ft.from=7.5',
  )
  expect(listingsOf('canes')).toBe('/?category=Cane')
})
