import { expect, test } from 'vitest'
import { isStorageKey, validKey } from './storage-key.ts'

test.each(['a', '0-9/a.b', 'pictures/3/large.jpg', '-', 'a'.repeat(500)])('%s is a key', (key) => {
  expect(isStorageKey(key)).toBe(true)
  expect(validKey(key)).toBe(key)
})

test.each([
  ...['', '/a', 'a/', 'a//b', '.', '..', '../a', 'a/../b', 'a/.b', '.a', 'A', 'a b', 'a\nb', 'a\n', 'ä', 'a\\b'],
  'a'.repeat(501),
])('%j is none, and nothing is stored there', (key) => {
  expect(isStorageKey(key)).toBe(false)
  expect(() => validKey(key)).toThrow(`Not a storage key: ${JSON.stringify(key.slice(0, 100))}`)
})
