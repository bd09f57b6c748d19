import { expect, test } from 'vitest'
import { alternativeLinksOf } from '../../browse/load-alternative-links.ts'
import type { Panel } from '../filter-panel-data.ts'
import { chipsOf, cleared } from './chips-of.ts'

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

test('those that do not say a measure are a chip of their own, which goes with the measure', () => {
  const address = of('category=Cane&field.height_in.from=30&field.height_in.unknown=yes')
  const to = Object.fromEntries(chipsOf(address, panel).map((chip) => [chip.label, chip.to.toString()]))
  expect(to).toEqual({
    Cane: '',
    'Height from 30 in': 'category=Cane',
    'Height: also if not stated': 'category=Cane&field.height_in.from=30',
  })
})

test('[HOME-03] Clear All leaves nothing but an order that was chosen', () => {
  expect(cleared(of('category=Cane&min_price=3&search_query=x&sorted_by=oldest')).toString()).toBe('sorted_by=oldest')
  expect(cleared(of('search_query=x&sorted_by=best_match')).toString()).toBe('')
})

test('an empty list offers links to the three nearest lists, the longest first', () => {
  const alternatives = [
    { without: 'locations[]', total: 12 },
    { without: 'price_range', total: 1 },
    { without: 'search_query', total: 0 },
    { without: 'categories[]', total: 40 },
    { without: 'fields', total: 2 },
  ]
  const address = of('category=Cane&location=Burnaby,Delta&max_price=3&search_query=x&field.sealed=Used')
  expect(alternativeLinksOf({ alternatives }, address, panel).map(({ label }) => label)).toEqual([
    'Without Cane: 40 listings',
    'Without these places: 12 listings',
    'Without the measurements: 2 listings',
  ])
})

test('an empty list near a shared place first offers a wider radius, or at any distance where that would show nothing', () => {
  const alternatives = [
    { without: 'radius', total: 129 },
    { without: 'locations[]', total: 12 },
  ]
  const labelsOf = (wider?: { radius: number; total: number }) =>
    alternativeLinksOf({ alternatives, wider }, of('location=Burnaby'), panel).map(({ label }) => label)
  expect(labelsOf({ radius: 40, total: 3 })).toEqual(['Within 40 km: 3 listings', 'Without Burnaby: 12 listings'])
  expect(labelsOf()).toEqual(['At any distance: 129 listings', 'Without Burnaby: 12 listings'])
})

test('a shared place has a chip that stands in no address', () => {
  const near = { allowSharingLocation: 'true', lat: '49.25', long: '-122.98', radius: '25' } as const
  const chips = chipsOf(of('category=Cane&location=Burnaby'), panel, { near })
  expect(chips.map(({ label, remove }) => [label, remove !== undefined])).toEqual([
    ['Cane', false],
    ['Within 25 km', true],
    ['Burnaby', false],
  ])
})
