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

test('upgrades insecure requests only where the site is secure', () => {
  expect(pagePolicy({ ...plain, secure: true })).toContain('upgrade-insecure-requests')
  expect(pagePolicy(plain)).not.toContain('upgrade-insecure-requests')
})

test('[AUTH-06] the page may load and frame reCAPTCHA only where it is configured', () => {
  const policy = pagePolicy({ ...plain, recaptcha: true })
  expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;")
  expect(policy).toContain('frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;')
  expect(policy).toContain("connect-src 'self' https://www.google.com/recaptcha/;")
  expect(pagePolicy(plain)).not.toContain('google')
  expect(pagePolicy(plain)).toContain("worker-src 'self';")
})

test('[GEN-16] the page may tell the analytics service only where one is configured', () => {
  const analytics = 'https://count.example/events'
  const policy = pagePolicy({ ...plain, analytics })
  expect(policy).toContain("connect-src 'self' https://count.example;")
  expect(pagePolicy(plain)).toContain("connect-src 'self';")
})

test('[INFO-03] the page may frame the video only where one is configured, beside reCAPTCHA or alone', () => {
  const frames = ['https://video.example/embed/1?rel=0']
  expect(pagePolicy({ ...plain, frames })).toContain('; frame-src https://video.example;')
  expect(pagePolicy({ ...plain, recaptcha: true, frames })).toMatch(
    /frame-src https:\/\/www\.google\.com\S+ \S+ https:\/\/video\.example;/,
  )
  expect(pagePolicy(plain)).not.toContain('frame-src')
})

test('[INFO-15] the page may show pictures of the content service only where one is configured', () => {
  const policy = pagePolicy({ ...plain, images: ['https://images.example/space'] })
  expect(policy).toContain("img-src 'self' data: https://images.example;")
  expect(pagePolicy(plain)).toContain("img-src 'self' data:;")
})

test('[INFO-13] the page may frame the donation form only where one is configured, beside the video or alone', () => {
  const frames = ['https://video.example/embed/1', 'https://give.example/form?id=1']
  const policy = pagePolicy({ ...plain, frames })
  expect(policy).toContain('; frame-src https://video.example https://give.example;')
})

test('[INFO-04] the page may show the map’s tiles only where they are configured, and nothing else from there', () => {
  const policy = pagePolicy({ ...plain, images: ['https://tile.example/{z}/{x}/{y}.png?key=1'] })
  expect(policy).toContain("img-src 'self' data: https://tile.example;")
  expect(policy.match(/tile\.example/g)).toHaveLength(1)
  expect(pagePolicy(plain)).toContain("img-src 'self' data:;")
})

test('the page may send photos to the bucket only where one is configured, and shows none from there', () => {
  const policy = pagePolicy({ ...plain, store: 'https://store.example:9000/below' })
  expect(policy).toContain("connect-src 'self' https://store.example:9000;")
  expect(policy).toContain("img-src 'self' data:;")
})
