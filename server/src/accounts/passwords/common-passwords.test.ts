import { newPasswordError } from '@reable/contract/accounts/rules'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'P@ssw0rd',
  'Password1!',
  'PASSWORd123!',
  'Sunshine2024!',
  '1qaz@WSX',
  '!Welcome1',
  '$$Hockey7!',
  'Margaret1950*',
  'Pａssword1!',
])('%s passes the rules of the form and is common', async (password) => {
  expect(newPasswordError(password)).toBeUndefined()
  expect(await isCommonPassword(password)).toBe(true)
})

test.each([
  'Sunny-Day-2026!',
  'Village-2026!',
  'Tea4Two&Scones',
  'Rose!Garden7Bench',
  'aA1!aA1!zx',
  'Grüße!Aus7Köln',
  '!@#$&*aA1!@#$&*',
  'Margaret*19501',
  '$$$Hockey*777',
])('%s is not common', async (password) => {
  expect(newPasswordError(password)).toBeUndefined()
  expect(await isCommonPassword(password)).toBe(false)
})
