import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePages } from './testing.ts'

let served: Awaited<ReturnType<typeof servePages>>
/** What a page was asked with last. */
let asked: Record<string, string> = {}

beforeAll(async () => {
  const render = async (request: Request) => {
    asked = Object.fromEntries(request.headers)
    const fields = request.method === 'POST' ? new URLSearchParams(await request.text()) : undefined
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' })
    return { status: 200, headers, html: Buffer.from(`${request.method} ${fields?.get('rise') ?? 'nothing'}`) }
  }
  served = await servePages({ formPaths: ['/numbers/:name'], render })
})
afterAll(() => served.close())

const send = (payload: string, { url = '/numbers/ramp', type = 'application/x-www-form-urlencoded' } = {}) =>
  served.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type }, remoteAddress: '192.0.2.9' })

test('a form reaches its page, whose answer nobody keeps', async () => {
  const answer = await send('rise=7')
  expect([answer.statusCode, answer.body]).toEqual([200, 'POST 7'])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(String(answer.headers['content-security-policy'])).toContain("default-src 'none'")
  expect(asked).toEqual({ accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' })
  expect((await served.app.inject('/numbers/ramp')).body).toBe('GET nothing')
  expect(asked).toEqual({ accept: 'text/html' })
})

test('what was sent stands in no line of the log, whatever becomes of it', async () => {
  served.lines.length = 0
  // Longer than any time or number of a line.
  const rise = '4711471147114711'
  await send(`rise=${rise}`, { url: `/numbers/ramp?rise=${rise}` })
  await send(`rise=${rise.repeat(1000)}`)
  await send(`rise=${rise}`, { type: 'application/json' })
  await send(`rise=${rise}`, { url: '/letters/ramp' })
  expect(served.lines.map((line) => JSON.parse(line).route)).toEqual([
    '/numbers/:name',
    '/numbers/:name',
    '/numbers/:name',
    '/letters/ramp',
  ])
  expect(served.lines.join('')).not.toContain(rise)
})

test('more than a few numbers, another kind of body and another address are refused', async () => {
  expect((await send('rise='.padEnd(2048, '7'))).statusCode).toBe(200)
  expect((await send('rise='.padEnd(2049, '7'))).statusCode).toBe(413)
  expect((await send('{"rise":7}', { type: 'application/json' })).statusCode).toBe(400)
  expect((await send('rise=7', { type: 'multipart/form-data; boundary=x' })).statusCode).toBe(400)
  expect((await send('rise=7', { url: '/letters/ramp' })).statusCode).toBe(404)
})

test('[INFO-17] sent forms count as pages', async () => {
  for (let page = 0; page < 1000; page++) await send('rise=7')
  expect((await send('rise=7')).statusCode).toBe(429)
})
