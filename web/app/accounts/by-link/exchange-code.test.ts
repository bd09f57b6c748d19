import { beforeEach, expect, test, vi } from 'vitest'
import { clearUser, storedUser } from '../user-store.ts'
import { exchangeCode } from './exchange-code.ts'

const soo = {
  user_id: 9,
  email: 'soo@example.org',
  provider: 'google',
  confirmed: true,
  newsletter_subscribed: false,
  volunteer: false,
  role: null,
  auth_token: 'a-session',
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('fetch', async () => Response.json({ data: soo }))
  clearUser()
})

test('[AUTH-17] the code that a social login brought back signs in on this device', async () => {
  expect(await exchangeCode('a-code', soo.email)).toBe('confirmed')
  expect(storedUser()).toMatchObject({ email: soo.email, auth_token: 'a-session' })
})

test('[AUTH-17] a session of somebody else’s, sent along in an address, signs nobody in', async () => {
  expect(await exchangeCode(soo.auth_token, soo.email)).toBe('refused')
  expect(storedUser()).toBeUndefined()
})
