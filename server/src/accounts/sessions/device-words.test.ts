import { expect, test } from 'vitest'
import { deviceWords } from './device-words.ts'

const mozilla = 'Mozilla/5.0'
const like = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${mozilla} (Linux; Android 15; Pixel 9) ${like} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${like} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${like} Version/18.6 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [`${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0`, 'Firefox on a Mac'],
  [`${mozilla} (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0`, 'Firefox on Linux'],
  ['Firefox/144.0', 'Firefox'],
  ['Dalvik/2.1.0 (Linux; U; Android 14)', 'An app on Android'],
  ['curl/8.5.0', 'A program'],
])('a device that says "%s" is %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words)
})
