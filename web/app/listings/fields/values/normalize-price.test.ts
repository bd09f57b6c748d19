import { priceError } from '@reable/contract/listings/rules'
import { expect, test } from 'vitest'
import { normalizePrice } from './normalize-price.ts'

test.each([
  [' 450 ', '450', undefined],
  ['$450', '450', undefined],
  ['$1,200.00', '1200', undefined],
  ['45O', '450', undefined],
  ['12.5', '12.5', 'Price must be a whole number'],
  ['-1', '-1', 'Price must be a whole number'],
  ['1e3', '1e3', 'Price must be a whole number'],
  ['hello', 'hello', 'Price must be a whole number'],
  ['10001', '10001', 'Price exceeds limit of 10,000, enter a lower number'],
  ['', '', 'Price is required, or did you mean free?'],
  ['0', '0', 'Price is required, or did you mean free?'],
])('[RULE-03] “%s” becomes “%s” when the field is left, and then gets the error: %s', (typed, normalized, error) => {
  expect(normalizePrice(typed)).toBe(normalized)
  expect(priceError(normalizePrice(typed))).toBe(error)
})
