import { expect, test } from 'vitest'
import { readPrice } from './price.ts'
import { priceError } from './rules.ts'

test.each([
  ['450', '450'],
  ['$450', '450'],
  ['$1,200.00', '1200'],
  ['1 200 $', '1200'],
  ['1,200', '1200'],
  ['1.200,00', '1200'],
  ['$50.00 CAD', '50'],
  ['CAD 50', '50'],
  ['50 dollars', '50'],
  ['45O', '450'],
  ['\uff11\uff12\uff10', '120'],
])('[RULE-03] the price “%s” is %s dollars', (typed, price) => {
  expect(readPrice(typed)).toBe(price)
  expect(priceError(readPrice(typed))).toBeUndefined()
})

const wrong = 'Price must be a whole number'

test.each([
  ['12.5', wrong],
  ['1.000', wrong],
  ['50-60', wrong],
  ['-1', wrong],
  ['US$50', wrong],
  ['hello', wrong],
  ['1'.repeat(50_000), wrong],
  ['10001', 'Price exceeds limit of 10,000, enter a lower number'],
  ['', 'Price is required, or did you mean free?'],
])('[RULE-03] the price “%s” is not made another number, and gets the error: %s', (typed, error) => {
  if (error === wrong) expect(readPrice(typed)).toBe(typed)
  if (typed.length < 100) expect(priceError(readPrice(typed))).toBe(error)
})
