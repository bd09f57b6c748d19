import { type AddressInfo, connect } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { Refusal } from '#platform/refusal'
import { StoreAway } from '#platform/storage'
import { createServerState } from './api/server-state.ts'
import { type App, createApp } from './app.ts'

const lines: string[] = []
const log = pino(
  { level: 'info' },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  }),
)

let app: App
const serverState = createServerState()

beforeAll(async () => {
  app = createApp(readConfig({ APP_ENV: 'test', PUBLIC_URL: 'https://reable.example' }), log, serverState).app
  app.get('/fault', async () => {
    throw new Error('the password of rosa is secret')
  })
  app.get('/refusal', async () => {
    throw new Refusal('too_many', 'Enough for now.', { errors: { body: ['Wait'] }, retryAfterSeconds: 60 })
  })
  app.get('/slow', async () => {
    throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  })
  app.get('/entangled', async () => {
    throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
  })
  app.get('/photo', async () => {
    throw new StoreAway('The store of the pictures does not answer.')
  })
  app.post('/in', async () => ({}))
  app.get('/named/:name', async () => ({}))
  app.post('/waits', { handlerTimeout: 200 }, async () => ({}))
  await app.ready()
})

afterAll(() => app.close())

describe('the error envelope', () => {
  test('an internal error answers 500 with a flow id that finds it in the log, and nothing else of it', async () => {
    const response = await app.inject('/fault')
    const body = response.json()
    expect(response.statusCode).toBe(500)
    expect(body).toEqual({
      error: expect.stringContaining('Something went wrong'),
      code: 'fault',
      flow_id: expect.any(String),
    })
    expect(response.headers['x-flow-id']).toBe(body.flow_id)
    expect(response.body).not.toContain('secret')
    expect(lines.some((line) => line.includes(body.flow_id) && line.includes('internal error'))).toBe(true)
  })

  test('a refusal answers with its own status, sentence and fields', async () => {
    const response = await app.inject('/refusal')
    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBe('60')
    expect(response.json()).toMatchObject({ error: 'Enough for now.', code: 'too_many', errors: { body: ['Wait'] } })
  })

  test.each(['/slow', '/entangled'])(
    'a statement that ran out of time, or into a deadlock, is 503 for that call alone: %s',
    async (url) => {
      expect((await app.inject(url)).json()).toMatchObject({ code: 'busy' })
      expect((await app.inject(url)).statusCode).toBe(503)
    },
  )

  test('while the store of the photos is away, that is said, with when to try again', async () => {
    const answer = await app.inject('/photo')
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().error]).toEqual([
      503,
      '10',
      'We cannot reach the photos just now. Nothing you saved is lost. Please try again in a minute.',
    ])
  })

  test('bodies that are not JSON, or far too large, are the sender’s: 400 and 413', async () => {
    const headers = { 'content-type': 'application/json' }
    expect((await app.inject({ method: 'POST', url: '/in', headers, payload: '{' })).statusCode).toBe(400)
    const large = await app.inject({
      method: 'POST',
      url: '/in',
      headers,
      payload: JSON.stringify('x'.repeat(300_000)),
    })
    expect(large.statusCode).toBe(413)
    expect(large.json()).toMatchObject({ code: 'too_large', flow_id: expect.any(String) })
    const sized = async (bytes: number) => {
      const payload = JSON.stringify('x'.repeat(bytes - 2))
      return (await app.inject({ method: 'POST', url: '/in', headers, payload })).statusCode
    }
    expect([await sized(262_144), await sized(262_145)]).toEqual([200, 413])
  })
})

test('every answer carries the security headers', async () => {
  const { headers } = await app.inject('/nowhere')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age='),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
})

test('[INFO-13] the donation form may ask for a payment only where one is configured, and nobody else in a frame may', async () => {
  const permissionsWith = async (vars: Record<string, string>) => {
    const { app } = createApp(readConfig(vars), log, createServerState())
    const { headers } = await app.inject('/nowhere')
    await app.close()
    return headers['permissions-policy']
  }
  expect(await permissionsWith({})).toContain('payment=(),')
  const form = await permissionsWith({ DONATION_FORM: 'https://give.example/form?id=1' })
  expect(form).toContain('payment=(self "https://give.example"),')
  expect(form).toContain('microphone=(),')
})

test('a flow id from outside is not taken over', async () => {
  const outside = await app.inject({ url: '/nowhere', headers: { 'x-flow-id': 'EVIL' } })
  expect(outside.headers['x-flow-id']).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
})

test('the log never contains the query of an address', async () => {
  await app.inject('/nowhere?confirmation_token=abcdef')
  expect(lines.join('')).not.toContain('abcdef')
})

test('a request has 25 seconds for its headers and five minutes for a photo; an idle connection stays for more than a minute', () => {
  expect(app.server).toMatchObject({
    ...{ headersTimeout: 25_000, requestTimeout: 300_000, keepAliveTimeout: 65_000, timeout: 30_000 },
  })
  expect(app.initialConfig).toMatchObject({ handlerTimeout: 25_000 })
})

test('an id in an address may have 500 letters', async () => {
  const statusOf = async (letters: number) => (await app.inject(`/named/${'a'.repeat(letters)}`)).statusCode
  expect([await statusOf(500), await statusOf(501)]).toEqual([200, 404])
})

test('a request that trickles in is answered when its time-out is over, and its connection closed', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write('POST /waits HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1.1 503 [\s\S]*connection: close/)
})
