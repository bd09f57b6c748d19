import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { organisation } from '@reable/contract/organisation'
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

test('every error is reported at once, by name', () => {
  const wrong = { PORT: 'abc', APP_ENV: 'prod', LIMITS: 'few', PUBLIC_URL: 'ftp://x' }
  for (const words of [
    'PORT: is a number from 0 to 65535',
    'APP_ENV: is one of: demo, production, test',
    'LIMITS: is one of: on, off',
    'PUBLIC_URL: ',
  ])
    expect(() => readConfig(wrong)).toThrow(words)
})

test('a role of its own needs a database, and so does who owns its tables', () => {
  for (const ROLE of ['web', 'worker']) expect(() => readConfig({ ROLE })).toThrow(`ROLE=${ROLE}: needs a DATABASE_URL`)
  const MIGRATION_DATABASE_URL = 'postgres://owner@one/reable'
  expect(() => readConfig({ MIGRATION_DATABASE_URL })).toThrow('MIGRATION_DATABASE_URL: needs a DATABASE_URL')
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

test('[GEO-09] postal codes are looked up in the embedded table until there is a key', () => {
  const { geocoding } = readConfig({ GOOGLE_GEOCODING_KEY: 'key' }).providers
  expect(geocoding).toEqual({ key: 'key', address: 'https://maps.googleapis.com/maps/api/geocode/json' })
  expect(readConfig({}).providers.geocoding).toBeUndefined()
})

test('[INFO-15] pages and lists are our own until a space of Contentful is named with its token', () => {
  const { contentful } = readConfig({ CONTENTFUL_SPACE: 'space', CONTENTFUL_TOKEN: 'token' }).providers
  expect(contentful).toEqual({
    ...{ space: 'space', token: 'token', environment: 'master' },
    ...{ address: 'https://cdn.contentful.com', images: 'https://images.ctfassets.net' },
  })
  expect(readConfig({}).providers.contentful).toBeUndefined()
})

test('[INFO-04] the map has tiles with the name of whose work they are, and an address that tells them apart', () => {
  const MAP_TILES = 'https://tile.example/{z}/{x}/{y}.png'
  const MAP_TILES_CREDIT = '© Everyone'
  expect(readConfig({ MAP_TILES, MAP_TILES_CREDIT }).providers.mapTiles).toEqual({
    address: MAP_TILES,
    credit: '© Everyone',
  })
  expect(() => readConfig({ MAP_TILES })).toThrow('MAP_TILES_CREDIT: MAP_TILES needs it beside it')
  for (const wrong of ['https://tile.example/map.png', 'https://{s}.tile.example/{z}/{x}/{y}.png'])
    expect(() => readConfig({ MAP_TILES: wrong, MAP_TILES_CREDIT })).toThrow(
      'MAP_TILES: is an address with {z}, {x} and {y}',
    )
})

test('production asks providers over https only', () => {
  for (const name of ['GOOGLE_ISSUER', 'CONTENTFUL_HOST', 'CONTENTFUL_IMAGES'])
    expect(() => readConfig({ ...production, [name]: 'http://127.0.0.1:1' })).toThrow(name)
})

test('a bucket needs all five of its settings, and an address without a slash at its end', () => {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const values = ['https://store.example/', 'photos', 'ca-1', 'id', 'secret']
  const settings = Object.fromEntries(names.map((name, at) => [name, values[at]]))
  expect(readConfig({}).storage.bucket).toBeUndefined()
  expect(readConfig(settings).storage.bucket).toEqual({
    ...{ endpoint: 'https://store.example', bucket: 'photos', region: 'ca-1' },
    ...{ accessKeyId: 'id', secretAccessKey: 'secret' },
  })
  for (const name of names) expect(() => readConfig({ ...settings, [name]: '' })).toThrow(`${name}: S3_`)
  expect(() => readConfig({ ...settings, S3_BUCKET: 'photos/of' })).toThrow('S3_BUCKET: is the name')
})

test('the mail server’s address says how it is reached, and needs an address that mails come from', () => {
  const MAIL_FROM = 'hello@reable.example'
  const read = (SMTP_URL: string) => readConfig({ SMTP_URL, MAIL_FROM }).mail.smtp
  const auth = { user: 'us', pass: 'p@ss' }
  expect(read('smtp://us:p%40ss@mail.example')).toEqual({ host: 'mail.example', port: 587, secure: false, auth })
  expect(read('smtps://mail.example')).toEqual({ host: 'mail.example', port: 465, secure: true, auth: undefined })
  expect(read('smtp://[::1]:25')).toMatchObject({ host: '::1', port: 25 })
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow('MAIL_FROM')
  expect(() => readConfig({ SMTP_URL: 'https://mail.example', MAIL_FROM })).toThrow('SMTP_URL')
})

test('without a mail server mails go into the outbox, from the address of the site', () => {
  expect(readConfig({ APP_ENV: 'test', PUBLIC_URL: 'https://reable.example' }).mail).toEqual({
    smtp: undefined,
    from: 'no-reply@reable.example',
    volunteers: organisation.email,
  })
  expect(readConfig({ VOLUNTEERS_EMAIL: 'care@reable.example' }).mail.volunteers).toBe('care@reable.example')
})

test('a pooler has the address of the database itself beside its own, and what needs a session leads there', () => {
  const DATABASE_URL = 'postgres://a@pooler:6432/reable'
  const DATABASE_DIRECT_URL = 'postgres://a@one/reable'
  expect(readConfig({ DATABASE_URL, DATABASE_DIRECT_URL }).database).toMatchObject({
    url: DATABASE_URL,
    directUrl: DATABASE_DIRECT_URL,
  })
  const refused = (env: Record<string, string>, words: string) =>
    expect(() => readConfig({ DATABASE_DIRECT_URL, ...env })).toThrow(words)
  refused({}, 'DATABASE_DIRECT_URL: needs a DATABASE_URL, which leads to the same database through a pooler')
  refused({ DATABASE_URL: 'postgres://b@one:5432/reable' }, 'DATABASE_DIRECT_URL: is where DATABASE_URL leads')
  refused(
    { DATABASE_URL: `${DATABASE_URL}?options=-c%20jit%3Doff` },
    'DATABASE_URL: leads through a pooler, which takes',
  )
  refused(
    { DATABASE_URL, MIGRATION_DATABASE_URL: 'postgres://owner@pooler:6432/reable' },
    'MIGRATION_DATABASE_URL: leads through the pooler',
  )
  refused({ DATABASE_URL, DATABASE_DIRECT_URL: 'one' }, 'DATABASE_DIRECT_URL: Invalid URL')
})
