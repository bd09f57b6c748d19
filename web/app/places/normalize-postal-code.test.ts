import { postalCodeError } from '@reable/contract/places/rules'
import { expect, test } from 'vitest'
import { normalizePostalCode } from './postal-code-field.tsx'

test.each([
  ['v5h 2a9', 'V5H 2A9'],
  ['V5H2A9', 'V5H 2A9'],
  ['VOB 1BO', 'V0B 1B0'],
  ['vob ibo', 'V0B 1B0'],
  ['Ｖ５Ｈ ２Ａ９', 'V5H 2A9'],
])('[GEO-05] a typo is corrected: %s is %s', (typed, normalized) => {
  expect(normalizePostalCode(typed)).toBe(normalized)
  expect(normalizePostalCode(normalized)).toBe(normalized)
  expect(postalCodeError(normalized)).toBeUndefined()
})

test.each(['98101', 'SW1A 1AA', 'V5H 2A', 'V5H 2A99', '5VH 2A9', 'BURNABY', '😀😀😀😀😀😀'])(
  '[GEO-05] what is no code stays as typed and is an error: %s',
  (typed) => {
    expect(normalizePostalCode(typed)).toBe(typed)
    expect(postalCodeError(normalizePostalCode(typed))).toBe(
      'Oops! The postal code is invalid, please use A1A 1A1 format',
    )
  },
)
