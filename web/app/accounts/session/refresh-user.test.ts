import { expect, test, vi } from 'vitest'
import { storedUser, storeUser } from '../user-store.ts'
import { refreshUser } from './refresh-user.ts'

const user = (confirmed: boolean) =>
  ({ user_id: 7, email: 'rosa@village.example', auth_token: 'one', confirmed }) as Parameters<typeof storeUser>[0]

test('[AUTH-12] an answer from before the address was confirmed does not take that back', async () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  storeUser(user(false))
  const refreshing = refreshUser()
  storeUser(user(true))
  answer.resolve(Response.json({ data: user(false) }))
  await refreshing
  expect(storedUser()).toMatchObject({ confirmed: true })
  vi.unstubAllGlobals()
})
