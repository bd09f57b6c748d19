import { expect, test } from 'vitest'
import { sizesIn } from './read-sizes.ts'
import { sizeLabel } from './size-label.ts'

const read = (text: string) =>
  sizesIn(text).map(({ amount, unit, dimensions }) => [amount, unit, ...dimensions].join(' '))

test.each([
  ['wheelchair 18 inch', '18 in'],
  ['wheelchair 18in', '18 in'],
  ['18" wheelchair', '18 in'],
  ['18-inch-wide seat', '18 in width seat'],
  ['wheelchair seat width 17.5 inches', '17.5 in seat width'],
  ['Wheelchair 46 CM', '18 in'],
  ['wheelchair 45.7 centimetres wide', '18 in width'],
  ['6 foot ramp', '6 ft'],
  ['bed for 400lbs', '400 lb'],
  ['walker 136 kg', '300 lb'],
  ['wheelchair 18', '18 in'],
  ['18 wide wheelchair', '18 in width'],
  ['wheelchair seat 18 in deep', '18 in seat depth'],
  ['bed 200 cm long', '79 in length'],
  ['walker 32 in tall', '32 in height'],
  ['capacity 300 lb', '300 lb capacity'],
])('“%s” tells of %s', (text, size) => {
  expect(read(text)).toEqual([size])
})

test.each([
  ...['wheelchair', '3 in 1 commode', '4 wheel walker', 'V5H 2A9', 'model 1800', 'sold in 2019', ''],
  ...['wheelchair with 2 footrests', 'carries 1,200 lb', 'walker A18', 'seat 17 1/2 in', 'seat 17 1⁄2 in'],
])('“%s” tells of no size', (text) => {
  expect(read(text)).toEqual([])
})

test('two sizes are read one by one, each with its place', () => {
  const text = 'cushion 18" x 16"'
  expect(sizesIn(text).map(({ from, to }) => text.slice(from, to).trim())).toEqual(['18"', '16"'])
})

test.each([
  ['Seat width', 'in', true, 'Seat 18 in or wider'],
  ['Overall width', 'in', false, 'Overall 18 in or narrower'],
  ['Seat height from floor', 'in', true, 'Seat height from floor 18 in or more'],
  ['Length', 'ft', true, '18 ft or longer'],
  ['Maximum user weight', 'lb', true, 'Maximum user weight 18 lb or more'],
])('%s of %s reads as a choice', (label, unit, isLeast, words) => {
  expect(sizeLabel({ label, unit }, 18, isLeast)).toBe(words)
})
