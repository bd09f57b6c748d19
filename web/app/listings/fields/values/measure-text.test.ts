import { expect, test } from 'vitest'
import { heldAs, settled, shownAs } from './measure-text.ts'

const offered = ['in', 'cm'] as const

test.each([
  ['18"', 'cm', '18', 'in', '18'],
  ['46 cm', 'in', '46', 'cm', '46 cm'],
  ['18 1/2', 'in', '18 1/2', 'in', '18 1/2'],
  ['18½', 'cm', '18 1/2', 'cm', '18 1/2 cm'],
  ["5'10", 'in', '70', 'in', '70'],
  ['460 mm', 'in', '46', 'cm', '46 cm'],
  ['1,000', 'in', '1000', 'in', '1000'],
  ['about 18', 'cm', 'about 18', 'cm', 'about 18 cm'],
  ['', 'cm', '', 'cm', ''],
] as const)('“%s” in %s is “%s” in %s once the box is left, and kept as “%s”', (text, unit, left, leftIn, held) => {
  const after = settled({ text, unit }, offered)
  expect(after).toEqual({ text: left, unit: leftIn })
  expect(heldAs(after, 'in')).toBe(held)
  if (text) expect(shownAs(held, offered, 'in')).toEqual(after)
})

test('a unit that is still in the box counts before the one beside it', () => {
  expect(heldAs({ text: '18 in', unit: 'cm' }, 'in')).toBe('18 in')
})

test('an empty measure takes the unit that was chosen last; a stored one shows what was typed', () => {
  expect(shownAs('', offered, 'cm')).toEqual({ text: '', unit: 'cm' })
  expect(shownAs('18', offered, 'cm')).toEqual({ text: '18', unit: 'in' })
  expect(shownAs('18.11', offered, 'in')).toEqual({ text: '46', unit: 'cm' })
})
