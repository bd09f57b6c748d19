import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CachedPage } from './cached-page.ts'
import { encode, encodingFor } from './content-encoding.ts'
import { writePage } from './write-page.ts'

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.1', 'br'],
  ['identity', undefined],
  [undefined, undefined],
  ['brotli, gzipped', undefined],
  ['zstd;q=0, *', 'br'],
  ['*', 'zstd'],
  ['*;q=0', undefined],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0, zstd;q=0, *;q=0.5', 'gzip'],
  ['gzip, *;q=0.1', 'gzip'],
  ['identity;q=0, *', 'zstd'],
  ['identity, gzip;q=0.5', undefined],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['zstd;q=0, br;q=0, gzip;q=0, *', undefined],
])('a browser that accepts "%s" gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('what is encoded reads the same again', () => {
  const text = Buffer.from('wheelchair '.repeat(500))
  expect(zstdDecompressSync(encode(text, 'zstd'))).toEqual(text)
  expect(brotliDecompressSync(encode(text, 'br'))).toEqual(text)
  expect(gunzipSync(encode(text, 'gzip'))).toEqual(text)
})

const html = Buffer.from(`<p>${Array.from({ length: 3000 }, (_, at) => `wheelchair ${(at * 7919) % 977}`).join(' ')}`)

test('each encoding is made once and has a name of its own', () => {
  const page = new CachedPage(200, { 'content-type': 'text/html' }, html)
  const first = page.body('gzip')
  expect(first.headers).toEqual(['content-type', 'text/html', 'etag', first.etag, 'content-encoding', 'gzip'])
  expect(page.body('br').etag).not.toBe(first.etag)
  expect(page.body('gzip').bytes).toBe(first.bytes)
})

const pages = {
  '/': new CachedPage(200, { 'content-type': 'text/html' }, html),
  '/empty': new CachedPage(200, {}, Buffer.alloc(0)),
  '/gone': new CachedPage(404, {}, Buffer.from('Gone')),
}
const server = createServer((request, response) => {
  const close = request.headers['x-stopping'] === 'yes'
  writePage(request, response, pages[request.url as keyof typeof pages], { flowId: 'AAAA-2222', close })
})

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => new Promise((done) => server.close(done)))

const ask = (path: keyof typeof pages, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ port, path, method, headers }, async (answer) => {
      resolve({ status: answer.statusCode, headers: answer.headers, body: await buffer(answer) })
    })
      .on('error', reject)
      .end()
  })

test('a page comes whole, as the browser takes it, with its length and the flow id of its request', async () => {
  const plain = await ask('/')
  expect([plain.status, plain.body]).toEqual([200, html])
  expect(plain.headers).toMatchObject({ 'content-length': String(html.length), 'x-flow-id': 'AAAA-2222' })
  expect(plain.headers).toMatchObject({ connection: 'keep-alive', 'content-type': 'text/html' })
  const gzip = await ask('/', { 'accept-encoding': 'gzip', 'x-stopping': 'yes' })
  expect([gunzipSync(gzip.body), gzip.headers.connection]).toEqual([html, 'close'])
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(gzip.body.length) })
  const head = await ask('/', {}, 'HEAD')
  expect([head.body.length, head.headers['content-length']]).toEqual([0, String(html.length)])
  const empty = await ask('/empty', { 'accept-encoding': 'gzip' })
  expect([empty.body.length, empty.headers['content-encoding']]).toEqual([0, undefined])
})

test('who has these very bytes gets none again, unless they say that nothing is there', async () => {
  for (const path of ['/', '/gone'] as const) {
    const { headers } = await ask(path)
    const again = await ask(path, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.body.length > 0]).toEqual(path === '/' ? [304, false] : [404, true])
    expect(again.headers['x-flow-id']).toBe('AAAA-2222')
  }
  const { headers } = await ask('/', { 'accept-encoding': 'gzip' })
  expect((await ask('/', { 'if-none-match': String(headers.etag) })).status).toBe(200)
})
