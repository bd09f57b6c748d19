import { expect, test } from 'vitest'
import type { Panel } from '../filter-panel-data.ts'
import { chipsOf } from './chips-of.ts'

const panel: Panel = {
  categories: [{ id: 1, name: 'Walking Aids', types: [{ id: 2, name: 'Cane' }] }],
  locations: [{ id: 1, name: 'Burnaby' }],
  conditions: [],
  sorts: [],
  kind: {
    title: 'Cane: measurements',
    fields: [
      { field_name: 'height_in', label: 'Height', unit: 'in', facet: 'between', min: 8, max: 36, options: [] },
      {
        field_name: 'sealed',
        label: 'Sealed or unused',
        unit: null,
        facet: 'one_of',
        min: null,
        max: null,
        options: ['Opened, unused'],
      },
    ],
  },
}
const of = (query: string) => new URLSearchParams(query)
const labels = (query: string) => chipsOf(of(query), panel).map(({ label }) => label)

test('each filter is a chip with a label', () => {
  expect(labels('category=Cane&location=Burnaby&max_price=1000&search_query=oak&page=2')).toEqual([
    '“oak”',
    'Cane',
    'Burnaby',
    'Up to $1,000',
  ])
  expect(labels('min_price=20')).toEqual(['From $20'])
  expect(labels('min_price=cheap&max_price=0')).toEqual(['Free'])
  expect(labels('min_price=20&max_price=50')).toEqual(['$20 to $50'])
  expect(labels('category=Cane&field.height_in.from=30&field.height_in.to=36&field.sealed=Opened, unused')).toEqual([
    'Cane',
    'Height 30 in to 36 in',
    'Sealed or unused: Opened, unused',
  ])
})

test('a chip leads to the list without it; the fields of a type go with the type', () => {
  const address = of('category=Cane&field.height_in.from=30&location=Burnaby')
  const to = Object.fromEntries(chipsOf(address, panel).map((chip) => [chip.label, chip.to.toString()]))
  expect(to).toEqual({
    Cane: 'location=Burnaby',
    'Height from 30 in': 'category=Cane&location=Burnaby',
    Burnaby: 'category=Cane&field.height_in.from=30',
  })
  const measured = chipsOf(of('category=Cane&field.height_in.from=30&field.height_in.to=36'), panel)
  expect(measured.at(-1)?.to.toString()).toBe('category=Cane')
})
