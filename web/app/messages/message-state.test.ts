import { expect, test } from 'vitest'
import { messageStateOf } from './contact-seller.tsx'

test.each([
  ['nobody is signed in', undefined, 'Please log in to message.', false],
  ['the address is not confirmed', { confirmed: false }, 'Please verify your email address to message.', false],
  [
    'the link was opened in another browser alone',
    { confirmed: true, limited: true as const },
    'Please verify your email address to message.',
    false,
  ],
  ['all is well', { confirmed: true }, 'Type here to message the seller.', true],
])('[MSG-02] when %s, the empty message says so', (_, sender, placeholder, isOpen) => {
  expect(messageStateOf(sender)).toEqual({ placeholder, isOpen })
})
