import { newPasswordError } from '@reable/contract/accounts/rules'
import { expect, test } from 'vitest'
import { isMadeOfOwnWords } from './require-uncommon-password.ts'

const own = ['rosa.alvarez@village.example', 'Rosamund']

test.each([
  'Reable2026!',
  'MyReable26!',
  'R3able!2026',
  'ReableReable1!',
  'Wheelchair2026!',
  'Reable-Equipment1!',
  'Rosamund1950!',
  'Alvarez!2026',
  'Rosa-Alvarez1!',
])('everybody would try %s first', (password) => {
  expect(newPasswordError(password)).toBeUndefined()
  expect(isMadeOfOwnWords(password, own)).toBe(true)
})

test.each(['Sunny-Day-2026!', 'Reable!Kettle7', 'Blue-Kettle7!', 'Blue-Wheelchair7!', 'Rosary-Bead-7!'])(
  '%s is their own',
  (password) => {
    expect(newPasswordError(password)).toBeUndefined()
    expect(isMadeOfOwnWords(password, own)).toBe(false)
  },
)
