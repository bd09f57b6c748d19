import { expect, test } from 'vitest'
import { factorCodeError, recoveryCodeError } from './factor-rules.ts'

test.each([
  ['123-456 ', undefined],
  [' - ', 'Type the code that your app shows'],
  ['12345', 'The code is six digits, such as 123 456'],
  ['a123456', 'The code is six digits, such as 123 456'],
])('the code “%s” is told: %s', (typed, error) => {
  expect(factorCodeError(typed)).toBe(error)
})

const form = 'A recovery code is ten letters and digits, such as ABCDE-23456'

test.each([
  ['abcde 23456', undefined],
  ['', 'Type one of your recovery codes'],
  ['ABCDE-2345', form],
  ['ABCDE-01234', form],
])('the recovery code “%s” is told: %s', (typed, error) => {
  expect(recoveryCodeError(typed)).toBe(error)
})
