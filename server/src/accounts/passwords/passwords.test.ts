import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a password is stored as argon2id with its cost and a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('Sunny-Day-2026!'), hashPassword('Sunny-Day-2026!')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword('Sunny-Day-2026!', one)).toBe(true)
  expect(await verifyPassword('Rainy-Day-2026!', one)).toBe(false)
})

test('one password is the same, whether its letters are composed or not', async () => {
  const hash = await hashPassword('Zoë-Ångström-1!'.normalize('NFC'))
  expect(await verifyPassword('Zoë-Ångström-1!'.normalize('NFD'), hash)).toBe(true)
})

test('no password is the password of someone who has none', async () => {
  expect(await verifyPassword('', null)).toBe(false)
  expect(await verifyPassword('Sunny-Day-2026!', undefined)).toBe(false)
})

test('a stored hash of another form is an internal error, not a wrong password', async () => {
  await expect(verifyPassword('Sunny-Day-2026!', 'plain')).rejects.toThrow('no argon2id string')
})
