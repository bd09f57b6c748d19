import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('a secret of 128 bits is enough for real people', () => {
  const SECRET = '0f1e9c37b2d84a65e17c3f92d0b8a645'
  const SMTP_URL = 'smtp://mail.example'
  const MAIL_FROM = 'hello@reable.example'
  const production = { APP_ENV: 'production', PUBLIC_URL: 'https://reable.example', SMTP_URL, MAIL_FROM }
  expect(readConfig({ ...production, SECRET }).appEnv).toBe('production')
  expect(() => readConfig({ ...production, SECRET: SECRET.slice(1) })).toThrow('SECRET: production needs one')
})

test.each(['http://ourlocalhost', 'http://localhost.village.example', 'http://127.0.0.1.village.example'])(
  'a demonstration at %s is for other machines',
  (PUBLIC_URL) => {
    expect(() => readConfig({ PUBLIC_URL })).toThrow(
      `PUBLIC_URL=${PUBLIC_URL} lets other machines into a demonstration`,
    )
  },
)

test('a demonstration that other machines reach is refused by the host that lets them in', () => {
  expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(/^DEMO_IN_PUBLIC: HOST=0\.0\.0\.0 lets other machines into/)
  const opened = { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }
  expect(() => readConfig(opened)).toThrow('HOST=0.0.0.0 lets other machines into a demonstration')
  expect(readConfig({ ...opened, DEMO_IN_PUBLIC: 'on' }).publicDemo).toBe(true)
  expect(readConfig({ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }).publicDemo).toBe(false)
})

test('a demonstration at a name below localhost is for this machine', () => {
  expect(readConfig({ PUBLIC_URL: 'http://reable.localhost' }).publicDemo).toBe(false)
})
