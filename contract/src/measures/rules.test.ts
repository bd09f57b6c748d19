import { expect, test } from 'vitest'
import { type Question, withUnits } from '../catalogue/properties-rules.ts'
import { answerError, inUnit, storedAnswer, suggestMeasure } from './answers.ts'
import { asTyped, convert, displayUnit, readMeasure, storedNumber, unitsFor } from './rules.ts'

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
  ['1234,567', 1234.567, 'in'],
  ['l8', 18, 'in'],
  ['46\u00a0cm', 46, 'cm'],
  ['\u200b18\u00ad in', 18, 'in'],
  ['44,5 cm', 44.5, 'cm'],
  ['17½', 17.5, 'in'],
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
  ['2 mi', 2, 'mi'],
  ['3 km', 3, 'km'],
  ['twelve', 12, 'in'],
  ['twenty inches', 20, 'in'],
  ['ninety-nine', 99, 'in'],
  ['one hundred', 100, 'in'],
  ['hundred', 100, 'in'],
  ['hundred and sixteen', 116, 'in'],
  ['sixty-six', 66, 'in'],
  ['two hundred twenty', 220, 'in'],
  ['a hundred and ten', 110, 'in'],
  [`${'0'.repeat(98)}18`, 18, 'in'],
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
  '18 in 5',
  '5 ft 1/0',
  '1/0',
  '18 wide',
  '18 constructor',
  '2 m 5 mm',
  '5 lb 3 oz',
  '5 ft 10 cm',
  '1 2 3',
  '5 10',
  'twenty ten',
  'two hundred two two',
  `${'0'.repeat(99)}18`,
])('“%s” is no length', (text) => {
  expect(readMeasure(text, 'in')).toBeUndefined()
})

test('of a measure it is known whether its unit was said, and of several parts they are the sum', () => {
  expect(readMeasure('18', 'in')).toEqual({ amount: 18, unit: 'in', isUnitGiven: false, number: '18' })
  expect(readMeasure('18 1/2 cm', 'in')).toEqual({ amount: 18.5, unit: 'cm', isUnitGiven: true, number: '18 1/2' })
  expect(readMeasure('5 ft 10', 'in')).toEqual({ amount: 70, unit: 'in', isUnitGiven: true, number: '70' })
})

test.each([
  [1, 'mi', 'km', 1.609344],
  [1, 'km', 'm', 1000],
  [1, 'mm', 'cm', 0.1],
  [12, 'in', 'ft', 1],
  [1, 'kg', 'g', 1000],
  [16, 'oz', 'lb', 1],
] as const)('%d %s are in %s %d', (amount, from, to, converted) => {
  expect(convert(amount, from, to)).toBeCloseTo(converted, 9)
})

test('a length is no weight, and is stored as none', () => {
  expect(convert(1, 'in', 'lb')).toBeUndefined()
  expect(storedNumber({ amount: 1, unit: 'in' }, 'lb')).toBe('NaN')
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
  for (const [stored, unit] of [
    ['2019', 'year'],
    [' ', 'in'],
    ['wide', 'in'],
  ] as const)
    expect(asTyped(stored, unit)).toBeUndefined()
  expect(asTyped('1.1', 'ft')).toEqual({ number: '1.1', unit: 'ft' })
  expect(asTyped('11.02', 'lb')).toEqual({ number: '5', unit: 'kg' })
  expect(asTyped('17.13', 'in')).toEqual({ number: '17.13', unit: 'in' })
  expect(asTyped('18.63', 'in')).toEqual({ number: '18.63', unit: 'in' })
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
  ['', '', 'Field required'],
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
  expect(suggestMeasure(width, 'wide')).toBeUndefined()
})

test('the range of a question in the other unit is within its own, and one without an end has none there', () => {
  expect(inUnit(width, 'in')).toEqual(width)
  expect(inUnit({ ...width, max: null }, 'cm')).toMatchObject({ min: 20.4, max: null })
  expect(inUnit({ ...width, unit: 'lb', min: 30, max: 100 }, 'kg')).toMatchObject({ min: 13.7, max: 45.3 })
  expect(inUnit({ ...width, unit: 'ft', min: 5, max: 10 }, 'm')).toMatchObject({ min: 1.6, max: 3 })
  // Ten inches are 25.4 cm, not a little more.
  expect(inUnit({ ...width, min: 10, max: 50 }, 'cm')).toMatchObject({ min: 25.4, max: 127 })
  const year = { ...width, unit: 'year', min: 1985, max: 2030 }
  expect(inUnit(year, 'cm')).toEqual(year)
})
