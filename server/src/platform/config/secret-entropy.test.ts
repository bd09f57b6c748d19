import { expect, test } from 'vitest'
import { secretEntropy } from './secret-entropy.ts'

test.each([
  ['one letter, however often', 'x'.repeat(200)],
  ['a word, however often', 'change-me-'.repeat(20)],
  ['a password, as often as it takes', 'Village-2026!'.repeat(4)],
  ['the alphabet and the numbers', 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['numbers backwards', '98765432109876543210987654321098765432109876543210'],
  ['zeros and ones for less than 128 characters', '01101001100101101001011001101001100101100110'.repeat(2)],
  ['a good one that is too short', 'k3Ta9wZr5QxL2mBv7Ncy'],
  ['half of what 16 bytes are', '0f1e9c37b2d84a65'],
  ['nothing', ''],
])('%s is too little', (_, secret) => {
  expect(secretEntropy(secret)).toBeLessThan(128)
})
