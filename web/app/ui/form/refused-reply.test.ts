import { expect, test } from 'vitest'
import { sortErrors } from './refused-reply.ts'

const names = ['email', 'password']

test('[GEN-19] an error that the server gives for a field goes to it, with its first sentence; the rest belongs to the form', () => {
  const failure = {
    error: 'Sign up failed, please try again',
    errors: { email: ['Invalid email address', 'Too long'], password: [], other: ['Not known here'] },
  }
  expect(sortErrors({ failure }, names)).toEqual({
    atFields: [{ name: 'email', message: 'Invalid email address' }],
    general: 'Sign up failed, please try again Not known here',
  })
})

test('[AUTH-24] a refusal that names no field belongs to the whole form', () => {
  expect(sortErrors({ failure: { error: 'Please check your email and password.' } }, names)).toEqual({
    atFields: [],
    general: 'Please check your email and password.',
  })
})
