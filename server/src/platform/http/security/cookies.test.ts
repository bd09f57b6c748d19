import { expect, test } from 'vitest'
import { readCookie } from './cookies.ts'

const word = /^\w+$/

test.each([
  [undefined, undefined],
  ['', undefined],
  ['other=a', undefined],
  ['name=a', 'a'],
  ['other=b; name=a; more', 'a'],
  ['another_name=b; name=a', 'a'],
  ['name=a; name=b', 'a'],
  ['name=a b; name=c', 'c'],
  ['name=%61', undefined],
  ['name="a"', undefined],
  ['__proto__=b; name=a', 'a'],
])('of "%s" the cookie is %s: the first that is written as ours are', (cookies, value) => {
  expect(readCookie(cookies, 'name', word)).toBe(value)
})
