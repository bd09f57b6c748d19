import { expect, test } from 'vitest'
import { propertyError, type Question, withUnits } from './properties-rules.ts'

const width: Question = {
  label: 'Seat width',
  field_type: 'unit_text_field',
  field_required: true,
  unit: 'in',
  min: 8,
  max: 36,
  options: [],
}
const brakes: Question = {
  ...width,
  label: 'Brakes',
  field_type: 'drop_down',
  field_required: false,
  min: null,
  options: [{ name: 'Hand' }, { name: 'Push-down' }],
}

test.each([
  ['', 'Field required'],
  ['17.5', undefined],
  ['wide', 'Seat width: give a number in inches, such as 8'],
  ['7.99', 'Seat width: give a number in inches from 8 to 36'],
  ['36', undefined],
  ['99999', 'Seat width: give a number in inches from 8 to 36'],
])('[RULE-06] a required measure of “%s” has the error: %s', (value, error) => {
  expect(propertyError(width, value)).toBe(error)
})

test('[RULE-06] of a choice only what is offered counts, and it may stay open', () => {
  expect(propertyError(brakes, '')).toBeUndefined()
  expect(propertyError(brakes, 'Hand')).toBeUndefined()
  const needed = 'Field required'
  expect(propertyError({ ...brakes, field_required: true }, '')).toBe(needed)
  expect(propertyError(brakes, 'Foot')).toBe('Brakes: choose one of Hand, Push-down')
})

test('[POST-03] measures read in both systems', () => {
  expect(withUnits(width, '18')).toBe('18 in (46 cm)')
  expect(withUnits({ unit: 'ft', min: 1 }, '6')).toBe('6 ft (1.8 m)')
  expect(withUnits({ unit: 'lb', min: 1 }, '300')).toBe('300 lb (136 kg)')
  expect(withUnits({ unit: 'km', min: 1 }, '40')).toBe('40 km (25 mi)')
  expect(withUnits({ unit: 'months', min: 0 }, '12')).toBe('12 months')
  expect(withUnits({ unit: 'months', min: 0 }, '1')).toBe('1 month')
  expect(withUnits({ unit: 'year', min: 1985 }, '2019')).toBe('2019')
  expect(withUnits({ unit: null, min: null }, 'Drive')).toBe('Drive')
})
