import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openBucket } from '../testing.ts'
import { bucketStorage } from './bucket.ts'

const bucket = await openBucket()
const storage = bucketStorage(bucket.config)
const closing: (() => unknown)[] = [() => bucket.close()]
afterAll(() => Promise.all(closing.map((close) => close())))

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

const short = { connect: 500, answer: 2_000, body: 500 }

/** A store of the test's own, with its requests. */
async function failingStore(answer: Answer, bounds = short) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close().closeAllConnections())
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked: requests,
    storage: bucketStorage({ ...bucket.config, endpoint }, bounds),
  }
}

test('a forged signature, a wrong key and a wrong secret are refused', async () => {
  await storage.put('own', Buffer.from('mine'))
  for (const wrong of [{ secretAccessKey: 'guessed' }, { accessKeyId: 'nobody' }]) {
    const stranger = bucketStorage({ ...bucket.config, ...wrong })
    await expect(stranger.put('own', Buffer.from('theirs'))).rejects.toThrow(/answered 403/)
    await expect(stranger.read('own')).rejects.toThrow(/answered 403/)
    await expect(stranger.has('own')).rejects.toThrow(/answered 403/)
    await expect(stranger.remove('own')).rejects.toThrow(/answered 403/)
    await expect(Array.fromAsync(stranger.list(''))).rejects.toThrow(/answered 403/)
  }
  expect(String(await storage.read('own'))).toBe('mine')
})

const photo = Buffer.from('a photo')
const promised = { bytes: 7, md5: 'HhcdEyAiHQ7xEzo5j7HUvg==', type: 'image/jpeg' }

async function address(key: string) {
  if (storage.direct.by !== 'store') throw new Error('a bucket has addresses of its own')
  return storage.direct.address(key, promised)
}

test('who holds a signed address may PUT what was promised, under its key, and nothing else', async () => {
  const { url, headers } = await address('incoming/one')
  const put = async (body: Buffer, to = url, more = {}) =>
    (await fetch(to, { method: 'PUT', body: new Uint8Array(body), headers: { ...headers, ...more } })).status
  expect(await put(photo)).toBe(200)
  expect(String(await storage.read('incoming/one'))).toBe('a photo')
  expect(await put(Buffer.from('another photo'))).toBe(403)
  expect(await put(photo, url, { 'content-type': 'text/html' })).toBe(403)
  expect(await put(photo, url, { 'content-md5': 'AAAAAAAAAAAAAAAAAAAAAA==' })).toBe(403)
  expect(await put(photo, url.replace('incoming/one', 'incoming/two'))).toBe(403)
  expect(await put(photo, url.replace(/Signature=.{8}/, 'Signature=00000000'))).toBe(403)
  expect(await storage.has('incoming/two')).toBe(false)
})

test('a store that fails for a moment is called again', async () => {
  let requestCount = 0
  const { asked, storage } = await failingStore((_request, response) => {
    requestCount += 1
    response.writeHead(requestCount % 3 ? 503 : 200).end('bytes')
  })
  await storage.put('a', Buffer.from('x'))
  expect(String(await storage.read('a'))).toBe('bytes')
  expect(asked).toHaveLength(6)
})

test.each<[string, Answer]>([
  ['stays broken', (_request, response) => response.writeHead(500).end('<Code>InternalError</Code>')],
  ['never answers', () => undefined],
  ['hangs up', (request) => request.socket.destroy()],
  ['begins and never ends', (_request, response) => response.writeHead(200, { 'content-length': '9' }).write('half')],
])('a store that %s is an error in time', async (_what, answer) => {
  const { storage } = await failingStore(answer)
  await expect(storage.read('a')).rejects.toThrow()
})

test('a bucket that is listed in pages is listed whole, and what is not ours in it is left out', async () => {
  const parts: Record<string, string> = {
    '': '<Key>a/1</Key><Key>A photo&#46;jpg</Key><NextContinuationToken>to&amp;ken/+</NextContinuationToken>',
    'to&ken/+': '<Key>a/2</Key><Key>..</Key><Key>a/x&amp;y</Key>',
  }
  const { storage, asked } = await failingStore((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://x')
    response.end(`<ListBucketResult>${parts[searchParams.get('continuation-token') ?? '']}</ListBucketResult>`)
  })
  expect(await Array.fromAsync(storage.list('a/'))).toEqual(['a/1', 'a/2'])
  expect(asked.every((one) => one.includes('prefix=a%2F'))).toBe(true)
})
