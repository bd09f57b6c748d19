import { expect, test } from 'vitest'
import { formValueOf, measureTextOf, normalizeMeasure } from './measure-text.ts'

const offered = ['in', 'cm'] as const

test.each([
  ['18"', 'cm', '18', 'in', '18'],
  ['46 cm', 'in', '46', 'cm', '46 cm'],
  ["5'10", 'in', '70', 'in', '70'],
  ['', 'cm', '', 'cm', ''],
] as const)(
  '“%s” in %s is “%s” in %s once the box is left, and stored as “%s”',
  (text, unit, left, leftIn, formValue) => {
    const after = normalizeMeasure({ text, unit }, offered)
    expect(after).toEqual({ text: left, unit: leftIn })
    expect(formValueOf(after, 'in')).toBe(formValue)
    if (text) expect(measureTextOf(formValue, offered, 'in')).toEqual(after)
  },
)

test('a unit that is still in the box counts before the one beside it', () => {
  expect(formValueOf({ text: '18 in', unit: 'cm' }, 'in')).toBe('18 in')
})

test('an empty measure takes the unit that was chosen last; a stored one shows what was typed', () => {
  expect(measureTextOf('', offered, 'cm')).toEqual({ text: '', unit: 'cm' })
  expect(measureTextOf('18', offered, 'cm')).toEqual({ text: '18', unit: 'in' })
  expect(measureTextOf('18.11', offered, 'in')).toEqual({ text: '46', unit: 'cm' })
})
