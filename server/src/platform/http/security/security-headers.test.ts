import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { cookieHeader } from './cookies.ts'
import { securityHeaders } from './security-headers.ts'

const headersAt = (PUBLIC_URL: string, more = {}) =>
  securityHeaders(readConfig({ APP_ENV: 'test', PUBLIC_URL, ...more }))

test('a site that is reached over https is so for a year, with all names below it; one over http is not', () => {
  expect(headersAt('https://reable.example')['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(headersAt('http://reable.example')).not.toHaveProperty('strict-transport-security')
})

test('a cookie goes back to this site alone, over https where that is how it is reached', () => {
  const cookie = { name: 'a', value: 'b', path: '/', seconds: 60 }
  expect(cookieHeader('https://reable.example', cookie)).toBe('a=b; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure')
  expect(cookieHeader('http://reable.example', cookie)).toBe('a=b; Path=/; Max-Age=60; HttpOnly; SameSite=Lax')
})
