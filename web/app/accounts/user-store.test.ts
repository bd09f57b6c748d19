import { beforeEach, expect, test, vi } from 'vitest'
import { clearUser, storedUser, storeUser } from './user-store.ts'

const rosa = {
  user_id: 7,
  email: 'rosa@village.example',
  provider: 'email',
  confirmed: true,
  newsletter_subscribed: false,
  volunteer: false,
  role: null,
  auth_token: 'a-session',
}

const refuse = () => {
  throw new DOMException('Full.', 'QuotaExceededError')
}
const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse }

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', { removeItem: () => undefined })
  clearUser()
})

test('a browser that is full does not show the person before in place of the one who signed in', () => {
  vi.stubGlobal('localStorage', { ...refusing, getItem: () => JSON.stringify({ ...rosa, user_id: 8 }) })
  expect(storedUser()).toMatchObject({ user_id: 8 })
  storeUser(rosa)
  expect(storedUser()).toMatchObject({ user_id: 7 })
})
