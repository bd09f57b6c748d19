import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CachedPage } from './cached-page.ts'
import { encodeFast, encodeWell, encodingFor } from './content-encoding.ts'
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

test('what is encoded reads the same again', async () => {
  const text = Buffer.from('wheelchair '.repeat(500))
  for (const encode of [encodeFast, encodeWell]) {
    expect(zstdDecompressSync(await encode(text, 'zstd'))).toEqual(text)
    expect(brotliDecompressSync(await encode(text, 'br'))).toEqual(text)
    expect(gunzipSync(await encode(text, 'gzip'))).toEqual(text)
  }
})

const html = Buffer.from(`<p>${Array.from({ length: 3000 }, (_, at) => `wheelchair ${(at * 7919) % 977}`).join(' ')}`)

/** A page, and how many bytes it says it takes up. */
function counted(bytes = html) {
  const page = new CachedPage(200, { 'content-type': 'text/html' }, bytes)
  const size = { bytes: 0 }
  page.countBytes((more) => {
    size.bytes += more
  })
  return { page, size }
}

test('a page takes up what of it is kept: its text until it is encoded, then each encoding, and its text again for who takes none', async () => {
  const { page, size } = counted()
  expect(size.bytes).toBe(html.length)
  const br = await page.encoded('br')
  expect(size.bytes).toBe(br.bytes.length)
  const gzip = await page.encoded('gzip')
  expect(size.bytes).toBe(br.bytes.length + gzip.bytes.length)
  expect([brotliDecompressSync(br.bytes), gunzipSync(gzip.bytes)]).toEqual([html, html])
  for (let times = 0; times < 2; times++) expect((await page.plain()).bytes).toEqual(html)
  expect(size.bytes).toBe(br.bytes.length + gzip.bytes.length + html.length)
})

test('who takes no encoding gets the same bytes before and after somebody who takes one', async () => {
  const { page, size } = counted()
  const plain = await page.plain()
  const br = await page.encoded('br')
  expect([await page.plain(), size.bytes]).toEqual([plain, html.length + br.bytes.length])
})

test('each encoding is made once and has a name of its own; one that is asked for a third time is made smaller', async () => {
  const { page, size } = counted()
  const first = await page.encoded('gzip')
  expect(first.headers).toEqual(['content-type', 'text/html', 'etag', first.etag, 'content-encoding', 'gzip'])
  expect((await page.encoded('br')).etag).not.toBe(first.etag)
  expect((await page.encoded('gzip')).bytes).toBe(first.bytes)
  const before = size.bytes
  await page.encoded('gzip')
  await expect.poll(async () => (await page.encoded('gzip')).bytes.length).toBeLessThan(first.bytes.length)
  const better = await page.encoded('gzip')
  expect(gunzipSync(better.bytes)).toEqual(html)
  expect([better.etag === first.etag, before - size.bytes]).toEqual([false, first.bytes.length - better.bytes.length])
})

const pages = {
  '/': counted().page,
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
