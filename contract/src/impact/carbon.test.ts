import { expect, test } from 'vitest'
import { carbonOf } from './carbon.ts'

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
})

test('what was not weighed is taken to weigh what such things weigh, and of an unknown type 5 kg', () => {
  expect(carbonOf([row(1, 3, 1, 20)]).other_kilograms).toBe(20 + 2 * 16)
  expect(carbonOf([row(99, 4, 1, 7)]).other_kilograms).toBe(7 + 3 * 5)
})
