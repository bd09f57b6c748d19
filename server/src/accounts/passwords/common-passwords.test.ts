import { newPasswordError } from '@reable/contract/accounts/rules'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { isMadeOfOwnWords } from './require-uncommon-password.ts'

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

const own = ['rosa.alvarez@village.example', 'Rosamund']

test.each(['Reable2026!', 'R3able!2026', 'ReableReable1!', 'Wheelchair2026!', 'Rosamund1950!', 'Rosa-Alvarez1!'])(
  '%s is what everybody would try first of Rosamund',
  (password) => {
    expect(newPasswordError(password)).toBeUndefined()
    expect(isMadeOfOwnWords(password, own)).toBe(true)
  },
)

test.each(['Reable!Kettle7', 'Blue-Wheelchair7!', 'Rosary-Bead-7!'])('%s is her own', (password) => {
  expect(isMadeOfOwnWords(password, own)).toBe(false)
})
