import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageKey } from './pages.ts'

const reads = (name: string) => ['category', 'page'].includes(name)
const key = (path: string) => pageKey(new URL(path, 'http://localhost'), reads)

test('the same page has one key, whatever the order and whatever else stands in its address', () => {
  expect(key('/?page=2&category=Cane&utm_source=mail&fbclid=1')).toBe('/?category=Cane&page=2')
  expect(key('/?category=Cane&page=2')).toBe('/?category=Cane&page=2')
  expect(key('/?category=&x=1')).toBe('/')
})

test('repeated keys keep their order', () => {
  expect(key('/?category=B&category=A')).toBe('/?category=B&category=A')
})

test('a key is a key of itself', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('category', 'page', 'x'), fc.string())), (pairs) => {
      const once = key(`/?${new URLSearchParams(pairs)}`)
      expect(key(once)).toBe(once)
    }),
  )
})
