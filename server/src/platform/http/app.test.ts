import { type AddressInfo, connect } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
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
  app.post('/waits', { handlerTimeout: 200 }, async () => ({}))
  await app.ready()
})

afterAll(() => app.close())

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

test('the log never contains the query of an address', async () => {
  await app.inject('/nowhere?confirmation_token=abcdef')
  expect(lines.join('')).not.toContain('abcdef')
})

test('a request that trickles in is answered when its time-out is over, and its connection closed', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write('POST /waits HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1.1 503 [\s\S]*connection: close/)
})
