import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

fc.configureGlobal({ seed: 20_261_120 })

const site = 'https://reable.example'

test.each(['/account/settings', '/account/listings?page=2#second', '/posts/12', '/', '/?search_query=a%20b'])(
  '[GEN-09] %s is a path of this site and stays',
  (path) => {
    expect(safePath(path)).toBe(path)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a/..//evil.example',
  '/%2Fevil.example',
  '/%252Fevil.example',
])('[GEN-09] %j could lead elsewhere and is "/"', (requested) => {
  expect(safePath(requested)).toBe('/')
})

test('[GEN-09] whatever is requested, the redirect stays on this site, also once it is decoded', () => {
  const piece = fc.constantFrom('/', '\\', '%2F', '%252f', '..', '@', ':', '\t', 'https', 'evil.example')
  const requested = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(requested, (text) => {
      const path = safePath(text)
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(new URL(path, site).origin).toBe(site)
      expect(new URL(decodeURIComponent(new URL(path, site).pathname), site).origin).toBe(site)
    }),
    { numRuns: 2000 },
  )
})
