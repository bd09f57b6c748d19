import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy } from './pages.ts'

const plain = { scripts: [], secure: false, recaptcha: false }

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the scripts that the build knows are allowed, by their hash, and no other inline script', () => {
  const policy = pagePolicy({ ...plain, scripts: ['one()', 'two()'] })
  expect(policy).toContain(`script-src 'self' ${digest('one()')} ${digest('two()')};`)
  expect(policy.match(/'unsafe-\w+'/g)).toEqual(["'unsafe-inline'"])
  expect(policy).toContain("style-src-attr 'unsafe-inline'")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('text becomes markup or a script’s address by the one named policy alone; where reCAPTCHA is configured, by its own too', () => {
  expect(pagePolicy(plain)).toContain("; require-trusted-types-for 'script'; trusted-types captcha-worker")
  expect(pagePolicy({ ...plain, recaptcha: true })).toContain("require-trusted-types-for 'script'; trusted-types *")
})
