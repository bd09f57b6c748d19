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
  ['  ', 'Field required'],
  ['18', undefined],
  ['17.5', undefined],
  ['wide', 'Seat width: give a number in inches, such as 8'],
  ['8', undefined],
  ['7.99', 'Seat width: give a number in inches from 8 to 36'],
  ['36', undefined],
  ['36.01', 'Seat width: give a number in inches from 8 to 36'],
  ['99999', 'Seat width: give a number in inches from 8 to 36'],
  ['1e1', 'Seat width: give a number in inches, such as 8'],
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
  expect(withUnits({ unit: 'ft', min: 1 }, '20')).toBe('20 ft (6.1 m)')
  expect(withUnits({ unit: 'lb', min: 1 }, '300')).toBe('300 lb (136 kg)')
  expect(withUnits({ unit: 'km', min: 1 }, '40')).toBe('40 km (25 mi)')
  expect(withUnits({ unit: 'months', min: 0 }, '12')).toBe('12 months')
  expect(withUnits({ unit: 'months', min: 0 }, '1')).toBe('1 month')
  expect(withUnits({ unit: 'year', min: 1985 }, '2019')).toBe('2019')
  expect(withUnits({ unit: null, min: null }, 'Drive')).toBe('Drive')
})

test('an answer has at most 200 characters, and is a number where a measure is asked for', () => {
  const words: Question = { ...width, label: 'Brand', unit: null, min: null, max: null }
  expect(propertyError(words, '𠮷'.repeat(200))).toBeUndefined()
  expect(propertyError(words, '𠮷'.repeat(201))).toBe('Brand: use at most 200 characters')
  expect(propertyError(words, '')).toBe('Field required')
})

test('what would be right is said with the unit where it has a name, and without an end where there is none', () => {
  expect(propertyError({ ...width, unit: null }, 'x')).toBe('Seat width: give a number, such as 8')
  expect(propertyError({ ...width, unit: 'year', max: null }, '')).toBe('Field required')
  expect(propertyError({ ...width, max: null }, '99999')).toBeUndefined()
})

test('what is no number or has no unit reads as it is', () => {
  expect([
    withUnits(width, 'wide'),
    withUnits({ unit: null, min: 0 }, '18'),
    withUnits({ unit: 'in', min: null }, '18'),
  ]).toEqual([...['wide', '18', '18']])
  expect(withUnits({ unit: 'months', min: 0 }, '21')).toBe('21 months')
  expect(withUnits({ unit: 'sessions', min: 0 }, '1')).toBe('1 session')
})
