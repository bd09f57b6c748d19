import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { secretEntropy } from './secret-entropy.ts'

test('what a random generator makes of 16 bytes and more is enough, however it is written', () => {
  const secrets = Array.from({ length: 200 }, () => [
    randomBytes(32).toString('base64'),
    randomBytes(24).toString('base64url'),
    randomBytes(20).toString('hex'),
    randomBytes(32).toString('hex').toUpperCase(),
  ]).flat()
  expect(secrets.filter((secret) => secretEntropy(secret) < 128)).toEqual([])
  expect(secretEntropy('0f1e9c37b2d84a65e17c3f92d0b8a645')).toBe(128)
})

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
