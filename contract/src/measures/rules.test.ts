import { expect, test } from 'vitest'
import { type Question, withUnits } from '../catalogue/properties-rules.ts'
import { answerError, inUnit, storedAnswer, suggestMeasure } from './answers.ts'
import { asTyped, displayUnit, readMeasure, storedNumber, unitsFor } from './rules.ts'

test.each([
  ['18', 18, 'in'],
  ['18"', 18, 'in'],
  ["18''", 18, 'in'],
  ['18 in.', 18, 'in'],
  ['17.5 inches', 17.5, 'in'],
  ['18,5', 18.5, 'in'],
  ['18 1/2', 18.5, 'in'],
  ['18-1/2 in', 18.5, 'in'],
  ['18½"', 18.5, 'in'],
  ['3/4', 0.75, 'in'],
  ['.5', 0.5, 'in'],
  ['46 cm', 46, 'cm'],
  ['46CM', 46, 'cm'],
  ['46.5 centimetres', 46.5, 'cm'],
  ['460 mm', 460, 'mm'],
  ['1.2 m', 1.2, 'm'],
  ['1 m 20', 120, 'cm'],
  ["5'10", 70, 'in'],
  ['5 ft 10 1/2 in', 70.5, 'in'],
  ['1,000', 1000, 'in'],
  ['1,250.5', 1250.5, 'in'],
  ['l8', 18, 'in'],
  ['18 ½', 18.5, 'in'],
  ['1\' 6"', 18, 'in'],
  ['1’ 6”', 18, 'in'],
  ['eighteen', 18, 'in'],
  ['Eighteen and a half', 18.5, 'in'],
  ['eighteen and three quarters inches', 18.75, 'in'],
  ['18 and a half', 18.5, 'in'],
  ['half an inch', 0.5, 'in'],
  ['forty-six cm', 46, 'cm'],
  ['five feet ten', 70, 'in'],
  ['one hundred and twenty two cm', 122, 'cm'],
  ['4O cm', 40, 'cm'],
])('the measure “%s” is %d %s', (text, amount, unit) => {
  expect(readMeasure(text, 'in')).toMatchObject({ amount, unit })
})

test.each([
  ['300 lb', 300, 'lb'],
  ['136 kg', 136, 'kg'],
  ['136 kilos', 136, 'kg'],
  ['3OO', 300, 'lb'],
  ['12 lb 8 oz', 200, 'oz'],
  ['two hundred and fifty pounds', 250, 'lb'],
  ['a hundred kilos', 100, 'kg'],
  ['12lb 8oz', 200, 'oz'],
])('the weight “%s” is %d %s', (text, amount, unit) => {
  expect(readMeasure(text, 'lb')).toMatchObject({ amount, unit })
})

test.each([
  '',
  ' ',
  'about 18',
  'about eighteen',
  'two two',
  'eighteen to twenty',
  'eighteenth',
  'a',
  'weight',
  '18-20',
  '18 20',
  '18 x 20',
  '-5',
  '1e3',
  '18 kg',
  '18 cm 2 in',
  '1/0',
  '18 wide',
  '18 constructor',
])('“%s” is no length', (text) => {
  expect(readMeasure(text, 'in')).toBeUndefined()
})

test('what is pasted by mistake, however long, is no measure', () => {
  expect(readMeasure(`1${'o'.repeat(20_000)}`, 'in')).toBeUndefined()
})

test('what was typed in the other unit is shown as it was typed, but for what is plain in its own', () => {
  const wrong: string[] = []
  for (const [own, other] of [
    ['in', 'cm'],
    ['lb', 'kg'],
    ['ft', 'm'],
    ['km', 'mi'],
  ] as const) {
    for (let tenths = 10; tenths <= 1500; tenths++) {
      const stored = storedNumber({ amount: tenths / 10, unit: other }, own)
      const shown = withUnits({ unit: own, min: 0 }, stored)
      const steps = Number(stored) * (own === 'lb' ? 4 : 8)
      const isPlain = Math.abs(Math.round(steps) - steps) < 0.045
      if (!isPlain && !shown.startsWith(`${tenths / 10} ${other} (`)) wrong.push(`${tenths / 10} ${other}: ${shown}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a stored number is shown in the unit in which it is plain', () => {
  expect(asTyped('18.11', 'in')).toEqual({ number: '46', unit: 'cm' })
  expect(asTyped('18.5', 'in')).toEqual({ number: '18.5', unit: 'in' })
  expect(asTyped('18.13', 'in')).toEqual({ number: '18.13', unit: 'in' })
  expect(asTyped('2019', 'year')).toBeUndefined()
  expect(withUnits({ unit: 'in', min: 8 }, '18.11')).toBe('46 cm (18.1 in)')
  expect(withUnits({ unit: 'lb', min: 30 }, '299.83')).toBe('136 kg (299.8 lb)')
})

test.each([
  ['in', { in: 'in', ft: 'in', mi: 'in', cm: 'cm', mm: 'cm', m: 'cm', km: 'cm' }],
  ['lb', { lb: 'lb', oz: 'lb', kg: 'kg', g: 'kg' }],
  ['km', { km: 'km', m: 'km', mi: 'mi', ft: 'mi' }],
] as const)('a measure is shown in the unit of its own system, where %s and another are offered', (own, shown) => {
  const units = Object.keys(shown) as (keyof typeof shown)[]
  expect(Object.fromEntries(units.map((unit) => [unit, displayUnit(unit, unitsFor(own))]))).toEqual(shown)
})

const width: Question = {
  label: 'Seat width',
  field_type: 'unit_text_field',
  field_required: true,
  unit: 'in',
  min: 8,
  max: 36,
  options: [],
}

test.each([
  ['18 1/2', '18.5', undefined],
  ['46 cm', '18.11', undefined],
  ['91.44 cm', '36', undefined],
  ['about 18', 'about 18', 'Seat width: give a number in inches, such as 8'],
  ['', '', 'Seat width: Field required. Give a number in inches from 8 to 36'],
  ['46', '46', 'Seat width: give a number in inches from 8 to 36. Did you mean 46 cm?'],
  ['18 cm', '7.09', 'Seat width: give a number in centimetres from 20.4 to 91.4. Did you mean 18 in?'],
  ['460', '460', 'Seat width: give a number in inches from 8 to 36'],
  ['3', '3', 'Seat width: give a number in inches from 8 to 36'],
])('[RULE-06] the answer “%s” is stored as “%s” and is told: %s', (typed, stored, message) => {
  expect(storedAnswer(width, typed)).toBe(stored)
  expect(answerError(width, typed)).toBe(message)
})

test('the other unit is offered where the number is in its range alone', () => {
  expect(suggestMeasure(width, '46')).toEqual({ number: '46', unit: 'cm' })
  expect(suggestMeasure(width, '18 1/2 cm')).toEqual({ number: '18 1/2', unit: 'in' })
  expect(suggestMeasure(width, '18')).toBeUndefined()
  expect(suggestMeasure(width, '460')).toBeUndefined()
  expect(inUnit(width, 'cm')).toMatchObject({ unit: 'cm', min: 20.4, max: 91.4 })
})
