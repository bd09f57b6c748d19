import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test.each([
  ['PORT', '0', '65535', ['-1', '65536', '1.5'], 'PORT: is a number from 0 to 65535'],
  ['PAGE_CACHE_MB', '1', '4096', ['0', '1.5'], 'PAGE_CACHE_MB: is a number of megabytes, 1 or more'],
  ['DATABASE_POOL', '8', '200', ['7', '201', '8.5'], 'DATABASE_POOL: is a number from 8 to 200'],
  ['SECRET', 's'.repeat(16), 's'.repeat(99), ['s'.repeat(15)], 'SECRET: '],
  ['METRICS_TOKEN', 't'.repeat(16), 't'.repeat(99), ['t'.repeat(15)], 'METRICS_TOKEN: needs 16 characters or more'],
  ['TRUST_PROXY', '128.0.0.0/1', '127.0.0.1', ['0.0.0.0/0'], 'TRUST_PROXY: is off, a number of proxies'],
])('%s is taken from %s to %s', (name, least, most, wrong, sentence) => {
  for (const value of [least, most]) expect(() => readConfig({ [name]: value })).not.toThrow()
  for (const value of wrong) expect(() => readConfig({ [name]: value })).toThrow(sentence)
})

test('what is set is what counts', () => {
  const { http } = readConfig({ PORT: '0', PAGE_CACHE_MB: '3', LIMITS: 'off', TRUST_PROXY: '127.0.0.1' })
  expect(http).toMatchObject({ port: 0, pageCacheBytes: 3_145_728, limits: false, trustProxy: ['127.0.0.1'] })
  expect(readConfig({}).http).toMatchObject({ pageCacheBytes: 33_554_432, limits: true, trustProxy: false })
})

test.each([
  ...['PUBLIC_URL', 'ANALYTICS_ADDRESS', 'S3_ENDPOINT'].flatMap((name) => [
    [name, 'ahttp://a.example'],
    [name, 'httpsa://a.example'],
  ]),
  ['DATABASE_URL', 'apostgres://a.example/db'],
  ['DATABASE_URL', 'postgresqla://a.example/db'],
  ['SMTP_URL', 'asmtp://a.example'],
  ['SMTP_URL', 'smtpsa://a.example'],
  ['MAIL_IN_IMAP', 'aimap://us:secret@a.example'],
  ['MAIL_IN_IMAP', 'imapsa://us:secret@a.example'],
  ['S3_BUCKET', 'of/photos'],
  ['S3_BUCKET', 'photos/of'],
])('%s is never %s', (name = '', value) => {
  const beside = { MAIL_FROM: 'hello@reable.example', MAIL_IN_DOMAIN: 'r.example' }
  expect(() => readConfig({ ...beside, [name]: value })).toThrow(new RegExp(`^${name}: `))
})
