import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy } from './page-policy.ts'

const plain = { secure: false, recaptcha: false }

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('exactly the inline scripts of the page are allowed, by their hash', () => {
  const html = '<script>one()</script><script src="/a.js"></script><script type="module">two()</script>'
  const policy = pagePolicy(Buffer.from(html), plain)
  expect(policy).toContain(`script-src 'self' ${digest('one()')} ${digest('two()')};`)
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('upgrades insecure requests only where the site is secure', () => {
  expect(pagePolicy(Buffer.alloc(0), { ...plain, secure: true })).toContain('upgrade-insecure-requests')
  expect(pagePolicy(Buffer.alloc(0), plain)).not.toContain('upgrade-insecure-requests')
})

test('[AUTH-06] the page may load and frame reCAPTCHA only where it is configured', () => {
  const policy = pagePolicy(Buffer.alloc(0), { ...plain, recaptcha: true })
  expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;")
  expect(policy).toContain('frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;')
  expect(policy).toContain("connect-src 'self' https://www.google.com/recaptcha/;")
  expect(pagePolicy(Buffer.alloc(0), plain)).not.toContain('google')
  expect(pagePolicy(Buffer.alloc(0), plain)).toContain("worker-src 'self';")
})

test('[GEN-16] the page may tell the analytics service only where one is configured', () => {
  const analytics = 'https://count.example/events'
  const policy = pagePolicy(Buffer.alloc(0), { ...plain, analytics })
  expect(policy).toContain("connect-src 'self' https://count.example;")
  expect(pagePolicy(Buffer.alloc(0), plain)).toContain("connect-src 'self';")
})

test('[INFO-03] the page may frame the video only where one is configured, beside reCAPTCHA or alone', () => {
  const frames = ['https://video.example/embed/1?rel=0']
  expect(pagePolicy(Buffer.alloc(0), { ...plain, frames })).toContain('; frame-src https://video.example;')
  expect(pagePolicy(Buffer.alloc(0), { ...plain, recaptcha: true, frames })).toMatch(
    /frame-src https:\/\/www\.google\.com\S+ \S+ https:\/\/video\.example;/,
  )
  expect(pagePolicy(Buffer.alloc(0), plain)).not.toContain('frame-src')
})

test('[INFO-15] the page may show pictures of the content service only where one is configured', () => {
  const policy = pagePolicy(Buffer.alloc(0), { ...plain, images: ['https://images.example/space'] })
  expect(policy).toContain("img-src 'self' data: https://images.example;")
  expect(pagePolicy(Buffer.alloc(0), plain)).toContain("img-src 'self' data:;")
})

test('[INFO-13] the page may frame the donation form only where one is configured, beside the video or alone', () => {
  const frames = ['https://video.example/embed/1', 'https://give.example/form?id=1']
  const policy = pagePolicy(Buffer.alloc(0), { ...plain, frames })
  expect(policy).toContain('; frame-src https://video.example https://give.example;')
})

test('[INFO-04] the page may show the map’s tiles only where they are configured, and nothing else from there', () => {
  const policy = pagePolicy(Buffer.alloc(0), { ...plain, images: ['https://tile.example/{z}/{x}/{y}.png?key=1'] })
  expect(policy).toContain("img-src 'self' data: https://tile.example;")
  expect(policy.match(/tile\.example/g)).toHaveLength(1)
  expect(pagePolicy(Buffer.alloc(0), plain)).toContain("img-src 'self' data:;")
})

test('the page may send photos to the bucket only where one is configured, and shows none from there', () => {
  const policy = pagePolicy(Buffer.alloc(0), { ...plain, store: 'https://store.example:9000/below' })
  expect(policy).toContain("connect-src 'self' https://store.example:9000;")
  expect(policy).toContain("img-src 'self' data:;")
})
