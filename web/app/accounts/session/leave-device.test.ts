import { beforeEach, expect, test, vi } from 'vitest'
import { storedUser } from '../user-store.ts'
import { endSession } from './end-session.ts'
import { leaveDevice, onLeavingDevice } from './leave-device.ts'

const forget = vi.fn()
onLeavingDevice(forget)

beforeEach(() => {
  forget.mockClear()
  const stored = new Map([['user', JSON.stringify({ user_id: 7, email: 'rosa@village.example', auth_token: 'one' })]])
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('[AUTH-11] whoever logs out is forgotten on the device, with what other modules store of them', () => {
  leaveDevice()
  expect(forget.mock.calls).toEqual([[7]])
  expect(storedUser()).toBeUndefined()
})

test('[AUTH-12] a session that expired keeps what its person wrote', () => {
  endSession()
  expect(forget).not.toHaveBeenCalled()
  expect(storedUser()).toBeUndefined()
})
