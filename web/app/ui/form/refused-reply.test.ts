import { expect, test } from 'vitest'
import { sortErrors } from './refused-reply.ts'

const names = ['email', 'password']

test('[GEN-19] what the server names goes to its field, with its first sentence; the rest is told of the whole form', () => {
  const failure = {
    error: 'Sign up failed, please try again',
    errors: { email: ['Invalid email address', 'Too long'], password: [], other: ['Not known here'] },
  }
  expect(sortErrors({ failure }, names)).toEqual({
    atFields: [{ name: 'email', message: 'Invalid email address' }],
    general: 'Sign up failed, please try again Not known here',
  })
})

test('[AUTH-24] a no that names no field is told of the whole form', () => {
  expect(sortErrors({ failure: { error: 'Please check your email and password.' } }, names)).toEqual({
    atFields: [],
    general: 'Please check your email and password.',
  })
})
