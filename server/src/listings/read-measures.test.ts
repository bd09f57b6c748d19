import { expect, test } from 'vitest'
import { someField, someType } from '../catalogue/testing.ts'
import { readMeasures, toleranceOf } from './search/read-filter.ts'

const width = someField('width', { number: 7, label: 'Width' })
const depth = someField('depth', { number: 3, label: 'Depth' })
const tip = someField('tip', { number: 5, label: 'Tip', ask: 'one_of', unit: null, places: ['A', 'Old', 'B'] })
const choices = { ...tip, options: ['B', 'A'], retiredOptions: ['Old'] }
const cane = someType(1, [width, depth, choices])
const crutch = someType(2, [width])
const tolerance = { amount: 0.2, plainParts: 8 }

test('a range is that of the number its field has, in every chosen type that has the field', () => {
  const asked = [
    { name: 'width', from: 10, to: 12 },
    { name: 'depth', to: 0, unknown: true as const },
  ]
  expect(readMeasures(asked, [crutch, cane]).filters).toEqual([
    { number: 3, typeIds: [1], from: undefined, to: 0, tolerance, unknown: true },
    { number: 7, typeIds: [2, 1], from: 10, to: 12, tolerance },
  ])
})

test('choices are looked for by the places where they stay, retired ones too', () => {
  const { filters, errors } = readMeasures([{ name: 'tip', choices: ['B', 'A', 'Old'] }], [cane])
  expect([filters, errors]).toEqual([[{ number: 5, typeIds: [1], choices: [1, 2, 3] }], {}])
})

test('those that do not say it narrow nothing alone', () => {
  const { filters, errors } = readMeasures([{ name: 'width', unknown: true }], [cane])
  expect([filters, errors]).toEqual([[], {}])
})

const inAnotherWay = (label: string) => [`“${label}” is asked for in another way`]

test.each([
  [
    'a range of choices',
    { name: 'tip', from: 1, to: 2 },
    { 'field.tip.from': inAnotherWay('Tip'), 'field.tip.to': inAnotherWay('Tip') },
  ],
  ['the least of choices', { name: 'tip', from: 1 }, { 'field.tip.from': inAnotherWay('Tip') }],
  ['choices of a range', { name: 'width', choices: ['A'] }, { 'field.width': inAnotherWay('Width') }],
  ['a choice that is none', { name: 'tip', choices: ['A', 'C'] }, { 'field.tip': ['“Tip” has no choice called “C”'] }],
  [
    'what the type does not have',
    { name: 'seat_width', to: 2, unknown: true as const },
    {
      'field.seat_width.to': ['Type 1 is not listed with “seat width”'],
      'field.seat_width.unknown': ['Type 1 is not listed with “seat width”'],
    },
  ],
])('%s is refused by each of its keys', (_, asked, errors) => {
  expect(readMeasures([asked], [cane])).toEqual({ filters: [], errors })
})

test.each([
  ['in', { amount: 0.2, plainParts: 8 }],
  ['lb', { amount: 1.1, plainParts: 4 }],
  ['ft', { amount: 0.1, plainParts: 8 }],
  ['year', undefined],
  [null, undefined],
] as const)('what is measured in %s may be off by what rounding does to the other unit', (unit, off) => {
  expect(toleranceOf({ unit }).tolerance).toEqual(off)
})

test('without a kind nothing is measured, and of several only what enough of them have', () => {
  const asked = [{ name: 'seat_width', to: 2 }]
  expect(readMeasures(asked, []).errors).toEqual({
    'field.seat_width.to': ['Choose a category or an equipment type to ask for its measurements'],
  })
  expect(readMeasures(asked, [cane, crutch]).errors).toEqual({
    'field.seat_width.to': ['Too few of the chosen equipment types are listed with “seat width”'],
  })
})
