import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { openBucket } from '../testing.ts'
import { bucketStorage, readListing } from './bucket.ts'
import { StoreAway, StoreRefusal } from './bucket-call.ts'

const bucket = await openBucket()
const storage = bucketStorage(bucket.config)
const closing: (() => unknown)[] = [() => bucket.close()]
afterAll(() => Promise.all(closing.map((close) => close())))

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

const short = { connect: 500, answer: 2_000, body: 500 }
/** For what is about no time: a busy machine answers late. */
const patient = { connect: 60_000, answer: 60_000, body: 60_000 }

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

test('a signed address is good for an hour, and says nothing of the secret', async () => {
  const query = new URL((await address('incoming/one')).url).searchParams
  expect(query.get('X-Amz-Expires')).toBe('3600')
  expect(query.get('X-Amz-SignedHeaders')).toBe('content-length;content-md5;content-type;host')
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

test('a refusal of a store is reported by the store’s own code', async () => {
  const refusing: Answer = (_request, response) =>
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
  const { storage, asked } = await failingStore(refusing)
  await expect(storage.put('a', Buffer.from('x'))).rejects.toThrow('answered 403 (AccessDenied)')
  expect(asked).toHaveLength(1)
})

test.each([
  [403, 1, StoreRefusal, 'The store of the pictures answered 403 (no reason).'],
  [499, 1, StoreRefusal, 'The store of the pictures answered 499 (no reason).'],
  [500, 3, StoreAway, 'The store of the pictures answered 500 (no reason).'],
  [0, 3, StoreAway, 'The store of the pictures does not answer.'],
])(
  'a store that answers %i is asked %i times, and whose fault it is is told apart',
  async (status, times, kind, message) => {
    const answer: Answer = (request, response) => (status ? response.writeHead(status).end() : request.socket.destroy())
    const { storage, asked } = await failingStore(answer, patient)
    const error = await storage.read('a').catch((error) => error)
    expect([error.message, error.constructor, asked.length]).toEqual([message, kind, times])
  },
)

test.each([
  [200, ['stored', 'removed', true, 'bytes']],
  [204, [204, 'removed', 204, 204]],
  [301, [301, 301, 301, 301]],
  [404, [404, 'removed', false, undefined]],
])('of a store that answers %i this is made: %j', async (status, made) => {
  const { storage } = await failingStore((_request, response) => response.writeHead(status).end('bytes'), patient)
  const outcome = (work: Promise<unknown>) =>
    work.catch((error: Error) => Number(/answered (\d+)/.exec(error.message)?.[1]))
  expect(
    await Promise.all([
      outcome(storage.put('a', Buffer.from('x')).then(() => 'stored')),
      outcome(storage.remove('a').then(() => 'removed')),
      outcome(storage.has('a')),
      outcome(storage.read('a').then((bytes) => bytes?.toString() || bytes)),
    ]),
  ).toEqual(made)
})

/** A store that takes parts, what was sent to it, and how it answers where a test says so. */
async function storeOfParts(answers: Partial<Record<'part' | 'end', [status: number, body: string]>> = {}) {
  const sent: { asked: string; bytes: number; md5: unknown; body: string }[] = []
  const { storage } = await failingStore(async (request, response) => {
    const body = await buffer(request)
    const { searchParams } = new URL(request.url ?? '', 'http://x')
    const [number, id] = [searchParams.get('partNumber'), searchParams.get('uploadId')]
    const asked = [request.method, number, id].filter(Boolean).join(' ')
    sent.push({
      asked,
      bytes: body.length,
      md5: request.headers['content-md5'],
      body: body.subarray(0, 300).toString(),
    })
    if (!id) return response.end('<UploadId>seven</UploadId>')
    const [status, text] = (number ? answers.part : request.method === 'POST' && answers.end) || [200, '']
    response.writeHead(status, { etag: `"tag-${number}"` }).end(text)
  }, patient)
  return { storage, sent, asked: () => sent.map(({ asked }) => asked) }
}

const partBytes = 16 * 1024 * 1024

test('a stream comes in parts of 16 MB, each with its sum, and is put together in their order', async () => {
  const { storage, sent, asked } = await storeOfParts()
  const [most, one] = [Buffer.alloc(partBytes - 1), Buffer.from('x')]
  await storage.putStream('a', Readable.from([most, one, one]))
  expect(asked()).toEqual(['POST', 'PUT 1 seven', 'PUT 2 seven', 'POST seven'])
  expect(sent.map(({ bytes }) => bytes).slice(1, 3)).toEqual([partBytes, 1])
  expect(sent[2]?.md5).toBe('ndTkYSaMgDT1yFZOFVxnpg==')
  const part = (number: number) => `<Part><PartNumber>${number}</PartNumber><ETag>"tag-${number}"</ETag></Part>`
  expect(sent[3]?.body).toBe(`<CompleteMultipartUpload>${part(1)}${part(2)}</CompleteMultipartUpload>`)
})

test('parts that a store refuses, or cannot put together, are forgotten there', async () => {
  const refused = await storeOfParts({ part: [403, '<Code>AccessDenied</Code>'] })
  await expect(refused.storage.putStream('a', Readable.from(['x']))).rejects.toThrow('answered 403 (AccessDenied)')
  expect(refused.asked()).toEqual(['POST', 'PUT 1 seven', 'DELETE seven'])
  const apart = await storeOfParts({ end: [200, '<Error><Code>InternalError</Code></Error>'] })
  await expect(apart.storage.putStream('a', Readable.from(['x']))).rejects.toThrow('could not put the parts together')
  expect(apart.asked()).toEqual(['POST', 'PUT 1 seven', 'POST seven', 'DELETE seven'])
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

test('marks in a listing become letters', () => {
  expect(readListing('<Key>a&#45;b&#x2d;c</Key><Key>&bogus;</Key>').keys).toEqual(['a-b-c'])
})
