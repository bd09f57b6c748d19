import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy } from './page-policy.ts'

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('exactly the inline scripts of the page are allowed, by their hash', () => {
  const policy = pagePolicy(
    '<script>one()</script><script src="/a.js"></script><script type="module">two()</script>',
    false,
  )
  expect(policy).toContain(`script-src 'self' ${digest('one()')} ${digest('two()')};`)
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('upgrades insecure requests only where the site is secure', () => {
  expect(pagePolicy('', true)).toContain('upgrade-insecure-requests')
  expect(pagePolicy('', false)).not.toContain('upgrade-insecure-requests')
})
