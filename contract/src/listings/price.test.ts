import { expect, test } from 'vitest'
import { readPrice } from './price.ts'
import { priceError } from './rules.ts'

test.each([
  ['450', '450'],
  [' 450 ', '450'],
  ['$450', '450'],
  ['$ 120', '120'],
  ['10$', '10'],
  ['$1,200.00', '1200'],
  ['1 200 $', '1200'],
  ['1\u00a0200\u202f$', '1200'],
  ['1 200,0', '1200'],
  ['1,200', '1200'],
  ['1’200', '1200'],
  ['1.200,00', '1200'],
  ['$50.00 CAD', '50'],
  ['CA$50', '50'],
  ['C$ 50', '50'],
  ['CAD 50', '50'],
  ['50 CAD', '50'],
  ['50 dollars', '50'],
  ['50,00', '50'],
  ['45O', '450'],
  ['l20', '120'],
  ['\uff11\uff12\uff10', '120'],
  ['\u200b50\u00ad', '50'],
])('[RULE-03] the price “%s” is %s dollars', (typed, price) => {
  expect(readPrice(typed)).toBe(price)
  expect(priceError(readPrice(typed))).toBeUndefined()
})

const wrong = 'Price must be a whole number'

test.each([
  ['12.5', wrong],
  ['12,5', wrong],
  ['12,34', wrong],
  ['1.000', wrong],
  ['1.005', wrong],
  ['1,200,00', wrong],
  ['12,00,000', wrong],
  ['50-60', wrong],
  ['50-', wrong],
  ['-1', wrong],
  ['50²', wrong],
  ['1e3', wrong],
  ['about 1,000', wrong],
  ['1,000 each', wrong],
  ['US$50', wrong],
  ['$', wrong],
  ['hello', wrong],
  ['1'.repeat(50_000), wrong],
  ['10001', 'Price exceeds limit of 10,000, enter a lower number'],
  ['', 'Price is required, or did you mean free?'],
  ['0', 'Price is required, or did you mean free?'],
])('[RULE-03] the price “%s” is not made another number, and gets the error: %s', (typed, error) => {
  if (error === wrong) expect(readPrice(typed)).toBe(typed)
  if (typed.length < 100) expect(priceError(readPrice(typed))).toBe(error)
})
