import { expect, test } from 'vitest'
import { type Question, withUnits } from '../catalogue/properties-rules.ts'
import { answerError, storedAnswer } from './answers.ts'
import { asTyped, convert, readMeasure, storedNumber } from './rules.ts'

test.each([
  ['18', 18, 'in'],
  ['18"', 18, 'in'],
  ['17.5 inches', 17.5, 'in'],
  ['18,5', 18.5, 'in'],
  ['18 1/2', 18.5, 'in'],
  ['18½"', 18.5, 'in'],
  ['46 cm', 46, 'cm'],
  ['1.2 m', 1.2, 'm'],
  ['1 m 20', 120, 'cm'],
  ["5'10", 70, 'in'],
  ['1,250.5', 1250.5, 'in'],
  ['l8', 18, 'in'],
  ['eighteen and three quarters inches', 18.75, 'in'],
  ['five feet ten', 70, 'in'],
  ['one hundred and twenty two cm', 122, 'cm'],
  ['two hundred twenty', 220, 'in'],
])('the measure “%s” is %d %s', (text, amount, unit) => {
  expect(readMeasure(text, 'in')).toMatchObject({ amount, unit })
})

test.each([
  ['300 lb', 300, 'lb'],
  ['136 kg', 136, 'kg'],
  ['12 lb 8 oz', 200, 'oz'],
  ['two hundred and fifty pounds', 250, 'lb'],
])('the weight “%s” is %d %s', (text, amount, unit) => {
  expect(readMeasure(text, 'lb')).toMatchObject({ amount, unit })
})

test.each(['', 'about 18', '18-20', '18 20', '-5', '18 kg', '18 cm 2 in', '1/0', '18 constructor'])(
  '“%s” is no length',
  (text) => {
    expect(readMeasure(text, 'in')).toBeUndefined()
  },
)

test.each([
  [1, 'mi', 'km', 1.609344],
  [12, 'in', 'ft', 1],
  [16, 'oz', 'lb', 1],
] as const)('%d %s are in %s %d', (amount, from, to, converted) => {
  expect(convert(amount, from, to)).toBeCloseTo(converted, 9)
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
  expect(withUnits({ unit: 'in', min: 8 }, '18.11')).toBe('46 cm (18.1 in)')
  expect(withUnits({ unit: 'lb', min: 30 }, '299.83')).toBe('136 kg (299.8 lb)')
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
  ['about 18', 'about 18', 'Seat width: give a number in inches, such as 8'],
  ['46', '46', 'Seat width: give a number in inches from 8 to 36. Did you mean 46 cm?'],
  ['18 cm', '7.09', 'Seat width: give a number in centimetres from 20.4 to 91.4. Did you mean 18 in?'],
  ['460', '460', 'Seat width: give a number in inches from 8 to 36'],
])('[RULE-06] the answer “%s” is stored as “%s” and is told: %s', (typed, stored, message) => {
  expect(storedAnswer(width, typed)).toBe(stored)
  expect(answerError(width, typed)).toBe(message)
})
