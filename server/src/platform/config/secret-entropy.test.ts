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

test.each([
  ['digits, however few there are', '480480', 6, 10],
  ['digits that go up by two', '13579', 5, 10],
  ['half of the digits', '480154801548015', 8, 10],
  ['less than half of the digits', '48014801480148014801', 7, 4],
  ['zeros and ones', '0110100110010110100101100110100110010110', 13, 2],
  ['hexadecimal digits', '4f8e1b', 6, 16],
  ['small letters', 'kqxwzj', 6, 26],
  ['capital letters', 'KQXWZJ', 6, 26],
  ['small letters and digits', 'k4q8xz', 6, 36],
  ['capital letters and digits', 'K4Q8XZ', 6, 36],
  ['letters of both sizes and digits', 'k4Q8xZ', 6, 64],
  ['anything else', 'k4!Q8x', 6, 95],
  ['a word that comes again', 'kqxwzkqxwzkqxwz', 8, 5],
])('of %s each character that says something new counts by its alphabet', (_, secret, characters, alphabet) => {
  expect(secretEntropy(secret)).toBeCloseTo(characters * Math.log2(alphabet))
})
