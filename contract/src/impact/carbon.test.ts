import { expect, test } from 'vitest'
import { carbonOf } from './carbon.ts'
import { aboutText, countText } from './rules.ts'

/** So many things of a type, of which `weighed` weigh so many kilograms together. */
const row = (equipment_type_id: number, handed_over: number, weighed = 0, kilograms = 0, category_id = 1) => ({
  equipment_type_id,
  category_id,
  handed_over,
  weighed,
  kilograms,
})

test('a walking aid spares 9 kg of CO₂e, and a kilogram of anything else 0.51 kg', () => {
  expect(carbonOf([row(11, 4, 2, 20, 3), row(1, 2, 2, 30)])).toEqual({
    walking_aids: 4,
    other_kilograms: 30,
    kilograms: 51,
  })
  expect(carbonOf([])).toEqual({ walking_aids: 0, other_kilograms: 0, kilograms: 0 })
})

test('what was not weighed is taken to weigh what such things weigh, and of an unknown type 5 kg', () => {
  expect(carbonOf([row(1, 3, 1, 20)]).other_kilograms).toBe(20 + 2 * 16)
  expect(carbonOf([row(99, 4, 1, 7)]).other_kilograms).toBe(7 + 3 * 5)
  expect(carbonOf([row(1, 2), row(2, 2, 2, 10), row(11, 5, 0, 0, 3)]).other_kilograms).toBe(42)
})

/** What things of each equipment type weigh, in kilograms: by their ids, from the first of some that follow each other. */
const usualWeights: [first: number, ...kilograms: number[]][] = [
  [1, 16, 11, 25, 8, 1.5, 2, 70, 30, 65, 12],
  [17, 4, 6, 12, 8, 15, 2.5, 4, 0.7, 3],
  [26, 80, 8, 5, 15, 14, 2],
  [32, 35, 45, 25, 1, 2, 0.5, 40],
  [39, 15, 5, 60, 150, 30, 3],
  [45, 45, 35, 8, 2, 0.3, 0.5],
  [51, 14, 15, 8, 20, 20],
  [56, 4, 0.3, 0.5, 10, 0.7],
]

test('a thing that nobody weighed counts as much as things of its equipment type weigh', () => {
  const ofTen = (id: number) => carbonOf([row(id, 10)]).other_kilograms
  for (const [first, ...kilograms] of usualWeights)
    expect([first, ...kilograms.map((_, at) => ofTen(first + at) / 10)]).toEqual([first, ...kilograms])
  // Of those that stand between and behind them nothing is known.
  expect([11, 16, 61].map((id) => ofTen(id) / 10)).toEqual([5, 5, 5])
})

test('a number is said as it is, or that it is too small or would give another away', () => {
  expect([countText(1234), countText('fewer'), countText('withheld')]).toEqual(['1,234', 'fewer than 5', 'not shown'])
})

test.each([
  [5.4, 'about 5'],
  [12.4, 'about 12'],
  [98.6, 'about 99'],
  [99.4, 'about 99'],
  [100, 'about 100'],
  [100.7, 'about 100'],
  [104, 'about 100'],
  [1249, 'about 1,200'],
  [1250, 'about 1,300'],
])('%d is said as “%s”', (amount, said) => {
  expect(aboutText(amount)).toBe(said)
})
