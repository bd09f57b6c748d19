import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSaved } from './forget-saved.ts'
import { copyFromAccount, storedPosts, storedPostsOfVisitors, storePosts } from './saved-storage.ts'

const stored = new Map<string, string>()
const cane = { id: 5, title: 'Oak cane', price: 40, at: 1 }

/** Signs in as this person, or makes them a visitor. */
const signInAs = (user_id?: number) =>
  user_id
    ? stored.set('user', JSON.stringify({ user_id, email: 'rosa@village.example', auth_token: 'one' }))
    : stored.delete('user')

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('what a visitor saved is theirs, and no signed-in person’s before it was moved to their account', () => {
  expect(storePosts([cane])).toBe(true)
  expect(storedPosts()).toEqual([cane])
  signInAs(7)
  expect([storedPosts(), storedPostsOfVisitors()]).toEqual([[], [cane]])
})

test('a copy of an account is nobody else’s, and is removed when its person logs out', () => {
  signInAs(7)
  copyFromAccount(7, [5, 6])
  expect(storedPosts().map(({ id }) => id)).toEqual([5, 6])
  signInAs(8)
  expect(storedPosts()).toEqual([])
  signInAs()
  expect([storedPosts(), storedPostsOfVisitors()]).toEqual([[], []])
  forgetSaved()
  expect(stored.has('saved_listings')).toBe(false)
})

test('what a visitor saved waits beside what somebody saves who signs in, until it was moved to their account', () => {
  signInAs()
  storePosts([cane])
  signInAs(7)
  storePosts([{ ...cane, id: 6 }])
  expect([storedPosts(), storedPostsOfVisitors()]).toEqual([[{ ...cane, id: 6 }], [cane]])
  storePosts([])
  expect([storedPosts(), storedPostsOfVisitors()]).toEqual([[], [cane]])
  copyFromAccount(7, [5, 6])
  expect(storedPostsOfVisitors()).toEqual([])
})
