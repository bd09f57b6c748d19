import { expect, test } from 'vitest'
import { currentMark } from './current-mark.ts'

test.each([
  ['/', '/', 'page'],
  ['/posts/12', '/', 'true'],
  ['/blog', '/', undefined],
  ['/aboutus/', '/aboutus', 'page'],
  ['/aboutus/ourteam', '/aboutus', 'true'],
  ['/aboutus/ourteam', '/aboutus/ourteam', 'page'],
  ['/resources', '/resource', undefined],
])('on %s the link to %s is marked %s', (pathname, link, mark) => {
  expect(currentMark(pathname, link)).toBe(mark)
})
