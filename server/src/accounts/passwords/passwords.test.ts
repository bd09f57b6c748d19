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

test('one password is the same, whether its letters are composed or not', async () => {
  const hash = await hashPassword('Zoë-Ångström-1!'.normalize('NFC'))
  expect(await verifyPassword('Zoë-Ångström-1!'.normalize('NFD'), hash)).toBe(true)
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

const stored = '$argon2id$v=19$m=19456,t=2,p=1$Adr/Nrs4zt7sKDDMvoFVyg$B5OVNEDpiYtFa+rPf1xQk+soeY/aMzmxTIugBUP41fo'

test.each(['plain', ` ${stored}`, `${stored} `, `${stored}=`, stored.replace('argon2id', 'argon2i')])(
  'a stored hash of another form is an internal error, not a wrong password: "%s"',
  async (hash) => {
    await expect(verifyPassword('Sunny-Day-2026!', hash)).rejects.toThrow('no argon2id string')
  },
)
