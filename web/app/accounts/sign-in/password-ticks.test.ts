import { maxPasswordLength, newPasswordError } from '@reable/contract/accounts/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordTicks } from './password-ticks.ts'

fc.configureGlobal({ seed: 20_261_120 })

const unmet = (password: string) =>
  passwordTicks.filter(({ isMet: met }) => !met(password)).map(({ label: words }) => words)

test('[AUTH-04] all five ticks together are the rule of the server', () => {
  const letters = fc.constantFrom(...'abzAZ019!@#$&*-é 𝒜')
  const typed = fc.array(letters, { maxLength: maxPasswordLength }).map((all) => all.join(''))
  fc.assert(
    fc.property(typed, (password) => (unmet(password).length === 0) === (newPasswordError(password) === undefined)),
  )
})

test.each([
  ['', ['At least 8 characters', 'A lowercase letter', 'An uppercase letter', 'A number', 'A symbol: ! @ # $ & *']],
  ['garden2019', ['An uppercase letter', 'A symbol: ! @ # $ & *']],
  ['Garden2019!', []],
])('[AUTH-04] "%s" still needs %j', (password, needs) => {
  expect(unmet(password)).toEqual(needs)
})
