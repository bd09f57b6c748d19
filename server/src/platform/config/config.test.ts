import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { configNames, readConfig } from './config.ts'

const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8')

test('.env.example names every setting, and no other', () => {
  const documented = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(documented.sort()).toEqual([...configNames].sort())
})

test('.env.example shows the defaults as they are', () => {
  const lines = [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value])
  expect(readConfig(Object.fromEntries(lines))).toEqual(readConfig({}))
})

const production = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://reable.example',
  SECRET: 'k3Ta9wZr5QxL2mBv7NcY8pHd4sGf6jUe',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'hello@reable.example',
}

test.each([
  [{ SECRET: '' }, /^SECRET: .* make it with "openssl rand -base64 32"$/],
  [{ SECRET: 'a demonstration keeps no secrets' }, /^SECRET: production needs one that cannot be guessed/],
  [{ SECRET: 'x'.repeat(64) }, /^SECRET: production needs one that cannot be guessed/],
  [{ LIMITS: 'off' }, /^LIMITS: production keeps its limits on/],
  [{ PUBLIC_URL: '' }, /^PUBLIC_URL: production needs the address that people use/],
  [{ PUBLIC_URL: 'http://reable.example' }, /^PUBLIC_URL: production is reached over https.* write https:/],
  [{ SMTP_URL: '' }, /^SMTP_URL: production sends mails.* write smtp:/],
  [{ DEMO_IN_PUBLIC: 'on' }, /^DEMO_IN_PUBLIC: production is no demonstration/],
])('production says in one sentence what it refuses, and what to do: %j', (changed, sentence) => {
  expect(readConfig(production).appEnv).toBe('production')
  expect(() => readConfig({ ...production, ...changed })).toThrow(sentence)
})

test('a demonstration is for this machine alone, unless it is set to be in public', () => {
  const local = [
    {},
    { HOST: '::1' },
    { HOST: '127.0.0.2', PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://[::1]' },
  ]
  for (const settings of local) expect(readConfig(settings).publicDemo).toBe(false)
  const exposed = [{ HOST: '0.0.0.0' }, { HOST: '::' }, { HOST: '192.168.1.5' }, { PUBLIC_URL: 'https://demo.example' }]
  for (const settings of exposed) {
    expect(() => readConfig(settings)).toThrow(
      /^DEMO_IN_PUBLIC: .* lets other machines into a demonstration.* DEMO_IN_PUBLIC=on/,
    )
    expect(readConfig({ ...settings, DEMO_IN_PUBLIC: 'on' }).publicDemo).toBe(true)
    expect(readConfig({ ...settings, APP_ENV: 'test' }).publicDemo).toBe(false)
  }
})

test('the trusted proxies are none, a number of them, or their addresses', () => {
  const trust = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).http.trustProxy
  expect(['', 'off', 'on', '1', '10'].map(trust)).toEqual([false, false, true, 1, 10])
  expect(trust('127.0.0.1, 10.0.0.0/8,fd00::/8,loopback')).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8', 'loopback'])
  for (const wrong of ['yes', '0', '11', '10.0.0.0/33', '0.0.0.0/0', '127.0.0.1,', 'proxy.example'])
    expect(() => trust(wrong)).toThrow('TRUST_PROXY: is off, a number of proxies')
})

test('production does not trust everybody, and says what to set instead', () => {
  expect(() => readConfig({ ...production, TRUST_PROXY: 'on' })).toThrow('set it to how many proxies stand before')
  expect(readConfig({ ...production, TRUST_PROXY: '1' }).http.trustProxy).toBe(1)
})

test('a secret makes the same keys in every version: links in old mails, cookies and what is sealed are good still', () => {
  const { keys } = readConfig({ SECRET: 'sixteen letters or more' })
  const digest = createHash('sha256')
  for (const key of Object.values(keys)) digest.update(key.export())
  expect(digest.digest('hex')).toBe('326f2bb48b7d5aedceee1f64f9daa88ebaa8e61063ee8a79f93a447ce42829d4')
})

test('[AUTH-17] a provider is off without its keys, and a key without its other half stops the start', () => {
  expect(readConfig({}).providers).toEqual({})
  const { google } = readConfig({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }).providers
  expect(google).toEqual({ issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' })
  for (const [present, missing] of [
    ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
    ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
    ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
    ['CONTENTFUL_SPACE', 'CONTENTFUL_TOKEN'],
  ] as const)
    expect(() => readConfig({ [present]: 'x' })).toThrow(`${missing}: ${present} needs it beside it`)
})

test('production asks providers over https only', () => {
  for (const name of ['GOOGLE_ISSUER', 'CONTENTFUL_HOST', 'CONTENTFUL_IMAGES'])
    expect(() => readConfig({ ...production, [name]: 'http://127.0.0.1:1' })).toThrow(name)
})
