import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a password is stored as argon2id with its cost and a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('Sunny-Day-2026!'), hashPassword('Sunny-Day-2026!')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword('Sunny-Day-2026!', one)).toBe(true)
  expect(await verifyPassword('Rainy-Day-2026!', one)).toBe(false)
})

test('no password is the password of someone who has none', async () => {
  expect(await verifyPassword('', null)).toBe(false)
  expect(await verifyPassword('Sunny-Day-2026!', undefined)).toBe(false)
})

test('a password that was stored at another cost, with another length of salt and hash, is verified by that', async () => {
  const [message, nonce] = ['Sunny-Day-2026!', Buffer.from('a salt of 18 bytes')]
  const cost = { memory: 64, passes: 3, parallelism: 2 }
  const hash = argon2Sync('argon2id', { message, nonce, tagLength: 24, ...cost })
  const phc = `$argon2id$v=19$m=64,t=3,p=2$${nonce.toString('base64')}$${hash.toString('base64')}`
  expect(await verifyPassword('Sunny-Day-2026!', phc)).toBe(true)
  expect(await verifyPassword('Rainy-Day-2026!', phc)).toBe(false)
})
