import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testProgram } from '../../../../testing.ts'
import { type App, createApp } from '../../app.ts'
import { pagesPlugin } from '../pages.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let app: App
const lines: string[] = []
/** What a page was asked with last. */
let asked: Record<string, string> = {}

const log = pino(
  { level: 'info' },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  }),
)

beforeAll(async () => {
  program = await testProgram({ LIMITS: 'on' })
  const { config, limits } = program
  const served = createApp(config, log)
  app = served.app
  const render = async (request: Request) => {
    asked = Object.fromEntries(request.headers)
    const fields = request.method === 'POST' ? new URLSearchParams(await request.text()) : undefined
    if (fields?.get('rise') === 'broken') return { status: 500, headers: new Headers(), html: Buffer.from('Sorry') }
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' })
    return { status: 200, headers, html: Buffer.from(`${request.method} ${fields?.get('rise') ?? 'nothing'}`) }
  }
  const options = { readsQueryParameter: () => false, formPaths: ['/numbers/:name'], scripts: [], render }
  await app.register(pagesPlugin({ ...program.ctx, log, serverState: served.serverState, limits, ...options }))
})
afterAll(async () => {
  await app.close()
  await program.close()
})

const send = (payload: string, { url = '/numbers/ramp', type = 'application/x-www-form-urlencoded' } = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type }, remoteAddress: '192.0.2.9' })

test('a form reaches its page, whose answer nobody keeps', async () => {
  const answer = await send('rise=7')
  expect([answer.statusCode, answer.body]).toEqual([200, 'POST 7'])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(String(answer.headers['content-security-policy'])).toContain("default-src 'none'")
  expect(asked).toEqual({ accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' })
  expect((await app.inject('/numbers/ramp')).body).toBe('GET nothing')
  expect(asked).toEqual({ accept: 'text/html' })
})

test('two forms with other numbers have two answers', async () => {
  expect((await send('rise=7')).body).toBe('POST 7')
  expect((await send('rise=9')).body).toBe('POST 9')
})

test('what was sent stands in no line of the log, whatever becomes of it', async () => {
  lines.length = 0
  // Longer than any time or number of a line.
  const rise = '4711471147114711'
  await send(`rise=${rise}`, { url: `/numbers/ramp?rise=${rise}` })
  await send(`rise=${rise.repeat(1000)}`)
  await send(`rise=${rise}`, { type: 'application/json' })
  await send(`rise=${rise}`, { url: '/letters/ramp' })
  expect(lines.map((line) => JSON.parse(line).route)).toEqual([
    '/numbers/:name',
    '/numbers/:name',
    '/numbers/:name',
    '/letters/ramp',
  ])
  expect(lines.join('')).not.toContain(rise)
})

test('more than a few numbers, another kind of body and another address are refused', async () => {
  expect((await send('rise='.padEnd(2048, '7'))).statusCode).toBe(200)
  expect((await send('rise='.padEnd(2049, '7'))).statusCode).toBe(413)
  expect((await send('{"rise":7}', { type: 'application/json' })).statusCode).toBe(400)
  expect((await send('rise=7', { type: 'multipart/form-data; boundary=x' })).statusCode).toBe(400)
  expect((await send('rise=7', { url: '/letters/ramp' })).statusCode).toBe(404)
})

test('an answer that failed names its flow id', async () => {
  const answer = await send('rise=broken')
  expect([answer.statusCode, answer.body]).toEqual([500, 'Sorry'])
  expect(answer.headers['x-flow-id']).toMatch(/^\w{4}-\w{4}$/)
})

test('[INFO-17] sent forms count as pages', async () => {
  for (let page = 0; page < 1000; page++) await send('rise=7')
  expect((await send('rise=7')).statusCode).toBe(429)
})
