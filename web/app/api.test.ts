import { beforeEach, expect, test, vi } from 'vitest'
import { leaveDevice } from './accounts/session/leave-device.ts'
import { browserApi } from './api.ts'

const user = { user_id: 7, email: 'rosa@village.example', auth_token: 'one' }

beforeEach(() => {
  const stored = new Map([['user', JSON.stringify(user)]])
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('[AUTH-11] what is read for somebody is given up when they log out; what they sent goes on, and what is read next', async () => {
  const sent: { method: string; signal: AbortSignal }[] = []
  vi.stubGlobal('fetch', (_: string, request: (typeof sent)[number]) => {
    sent.push(request)
    return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)))
  })
  const read = browserApi('countUnread', {})
  void browserApi('logOut', {})
  leaveDevice()
  expect(await read).toMatchObject({ ok: false, status: 0 })
  void browserApi('listCategories', {})
  expect(sent.map(({ method, signal }) => [method, signal.aborted])).toEqual([
    ['GET', true],
    ['DELETE', false],
    ['GET', false],
  ])
})
