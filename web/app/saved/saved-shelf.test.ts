import { savedLimit } from '@reable/contract/saved/rules'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSaved } from './forget-saved.ts'
import { copyFromAccount, keepPosts, keptOfVisitors, keptPosts } from './saved-shelf.ts'

const kept = new Map<string, string>()
const cane = { id: 5, title: 'Oak cane', price: 40, at: 1 }

/** Whoever is signed in from now on, or a visitor. */
const become = (user_id?: number) =>
  user_id
    ? kept.set('user', JSON.stringify({ user_id, email: 'rosa@village.example', auth_token: 'one' }))
    : kept.delete('user')

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('what a visitor saved is theirs, and no signed-in person’s before it was taken along', () => {
  expect(keepPosts([cane])).toBe(true)
  expect(keptPosts()).toEqual([cane])
  become(7)
  expect([keptPosts(), keptOfVisitors()]).toEqual([[], [cane]])
})

test('a copy of an account is nobody else’s, and goes when its person leaves', () => {
  become(7)
  copyFromAccount(7, [5, 6])
  expect(keptPosts().map(({ id }) => id)).toEqual([5, 6])
  become(8)
  expect(keptPosts()).toEqual([])
  become()
  expect([keptPosts(), keptOfVisitors()]).toEqual([[], []])
  forgetSaved()
  expect(kept.has('saved_listings')).toBe(false)
})

test('what a visitor saved waits beside what somebody saves who signs in, until it has gone along into their account', () => {
  become()
  keepPosts([cane])
  become(7)
  keepPosts([{ ...cane, id: 6 }])
  expect([keptPosts(), keptOfVisitors()]).toEqual([[{ ...cane, id: 6 }], [cane]])
  keepPosts([])
  expect([keptPosts(), keptOfVisitors()]).toEqual([[], [cane]])
  copyFromAccount(7, [5, 6])
  expect(keptOfVisitors()).toEqual([])
})

test('what is no list, and what in one is no listing, is passed over; no more than 200 count, each once', () => {
  for (const text of ['', '{', 'null', '7', '[]', '{"posts":7}', '{"posts":{"length":3}}']) {
    kept.set('saved_listings', text)
    expect([text, keptPosts()]).toEqual([text, []])
  }
  const wrong = [
    null,
    'x',
    {},
    { ...cane, id: -1 },
    { ...cane, id: '5' },
    { ...cane, price: 1e9 },
    { ...cane, title: 7 },
  ]
  kept.set('saved_listings', JSON.stringify({ posts: [...wrong, cane, cane] }))
  expect(keptPosts()).toEqual([cane])
  const many = Array.from({ length: savedLimit + 9 }, (_, at) => ({ ...cane, id: at + 1 }))
  kept.set('saved_listings', JSON.stringify({ posts: many }))
  expect(keptPosts()).toHaveLength(savedLimit)
})

test('a browser that keeps nothing says so, and shows it as long as the page is open', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => {},
  })
  expect(keepPosts([cane])).toBe(false)
  expect(keptPosts()).toEqual([cane])
})
