import { expect, test } from 'vitest'
import { base32, fromBase32, stepOfCode, totpCode, totpStep } from './totp.ts'

const secret = base32(Buffer.from('12345678901234567890'))

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [20000000000, '65353130'],
])('a code is the one of RFC 6238: at %i seconds it is %s', (seconds, code) => {
  const step = totpStep(new Date(seconds * 1000))
  expect(totpCode(secret, step, 8)).toBe(code)
  expect(totpCode(secret, step)).toBe(code.slice(2))
})

test.each([
  ['fo', 'MZXQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('“%s” is in base 32 what RFC 4648 says: %s', (text, letters) => {
  expect(base32(Buffer.from(text))).toBe(letters)
  expect(fromBase32(letters).toString()).toBe(text)
})

test('a code counts for one step either side, not for two', () => {
  const now = new Date(1_700_000_000_000)
  const step = totpStep(now)
  const found = [-2, -1, 0, 1, 2].map((off) => stepOfCode(secret, totpCode(secret, step + off), now))
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
})
