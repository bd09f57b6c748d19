import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alerts } from '../shell/alerts/alerts.ts'
import { forgetSaved } from './forget-saved.ts'
import { pressHeart, whenSynced } from './press-heart.ts'
import { storedPosts, storePosts } from './saved-storage.ts'

const cane = { id: 5, title: 'Oak cane', price: 40 }

beforeEach(() => {
  const stored = new Map([['user', JSON.stringify({ user_id: 7, email: 'rosa@village.example', auth_token: 'one' })]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  forgetSaved()
  storePosts([{ ...cane, id: 6, at: 0 }])
})
afterEach(() => alerts.forget())

/** Presses a heart once for each argument, which says whether the account accepts that press. Returns whether it is saved then. */
async function pressTimes(...taken: boolean[]) {
  const answers = [...taken]
  vi.stubGlobal('fetch', async () => {
    if (!answers.shift()) throw new Error('no connection')
    return new Response(JSON.stringify({ data: null }))
  })
  for (const _ of taken) pressHeart(cane)
  await whenSynced()
  return storedPosts().some(({ id }) => id === cane.id)
}

test('a heart shows what the account has, whichever of several presses failed', async () => {
  expect(await pressTimes(true)).toBe(true)
  expect(await pressTimes(false)).toBe(true)
  expect(await pressTimes(false, false)).toBe(true)
  expect(await pressTimes(true)).toBe(false)
  expect(await pressTimes(false, false)).toBe(false)
  expect(await pressTimes(false, true, true)).toBe(true)
})
