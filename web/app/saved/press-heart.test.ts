import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alerts } from '../shell/alerts/alerts.ts'
import { forgetSaved } from './forget-saved.ts'
import { pressHeart, whenTold } from './press-heart.ts'
import { keepPosts, keptPosts } from './saved-shelf.ts'

const cane = { id: 5, title: 'Oak cane', price: 40 }

beforeEach(() => {
  const kept = new Map([['user', JSON.stringify({ user_id: 7, email: 'rosa@village.example', auth_token: 'one' })]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  forgetSaved()
  keepPosts([{ ...cane, id: 6, at: 0 }])
})
afterEach(() => alerts.forget())

/** Presses a heart so often while the account takes, or does not, one press after the other. */
async function pressed(...taken: boolean[]) {
  const answers = [...taken]
  vi.stubGlobal('fetch', async () => {
    if (!answers.shift()) throw new Error('no connection')
    return new Response(JSON.stringify({ data: null }))
  })
  for (const _ of taken) pressHeart(cane)
  await whenTold()
  return keptPosts().some(({ id }) => id === cane.id)
}

test('a heart shows what the account has, whichever of several presses it did not take', async () => {
  expect(await pressed(true)).toBe(true)
  expect(await pressed(false)).toBe(true)
  expect(await pressed(false, false)).toBe(true)
  expect(await pressed(true)).toBe(false)
  expect(await pressed(false, false)).toBe(false)
  expect(await pressed(false, true, true)).toBe(true)
})
