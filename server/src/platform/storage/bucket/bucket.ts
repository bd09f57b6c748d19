import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import type { BucketConfig } from '#platform/config'
import type { PromisedBytes, PutAddress, Storage } from '../storage.ts'
import { isStorageKey, validKey } from '../storage-key.ts'
import { type Call, callBucket, defaultBounds, errorOf } from './bucket-call.ts'

/**
 * Storage in a bucket of an S3-compatible store, which answers a put when the bytes are safe. Throws for a key that is none
 * and, in one clear sentence, when the store refuses or does not answer in time.
 */
export function bucketStorage(bucket: BucketConfig, bounds = defaultBounds): Storage {
  const request: SendRequest = (options) => callBucket(() => signCall(bucket, options), bounds)

  async function find(method: 'GET' | 'HEAD', key: string): Promise<IncomingMessage | undefined> {
    const answer = await request({ method, key: validKey(key) })
    if (answer.statusCode === 404) answer.resume()
    else if (answer.statusCode !== 200) throw await errorOf(answer)
    return answer.statusCode === 200 ? answer : undefined
  }

  async function change(options: BucketRequest): Promise<void> {
    const answer = await request(options)
    // Nothing to remove is removed.
    const done = options.method === 'DELETE' ? [200, 204, 404] : [200]
    if (!done.includes(answer.statusCode as number)) throw await errorOf(answer)
    answer.resume()
  }

  return {
    put: async (key, bytes) => change({ method: 'PUT', key: validKey(key), body: bytes }),
    putStream: async (key, bytes) => putParts(request, validKey(key), bytes),
    async read(key) {
      const answer = await find('GET', key)
      return answer && buffer(answer)
    },
    async open(key) {
      const answer = await find('GET', key)
      return answer && { bytes: Number(answer.headers['content-length']), stream: answer }
    },
    async has(key) {
      const answer = await find('HEAD', key)
      answer?.resume()
      return answer !== undefined
    },
    remove: async (key) => change({ method: 'DELETE', key: validKey(key) }),
    list: (prefix) => listKeys(request, prefix),
    direct: { by: 'store', address: async (key, promised) => signPut(bucket, validKey(key), promised) },
  }
}

/** Every key that begins with `prefix`, asked for page by page. */
async function* listKeys(request: SendRequest, prefix: string): AsyncGenerator<string> {
  let next: string | undefined
  do {
    const query = { 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) }
    const answer = await request({ method: 'GET', query })
    if (answer.statusCode !== 200) throw await errorOf(answer)
    const part = readListing(await text(answer))
    yield* part.keys
    next = part.next
  } while (next)
}

/** Parses one page of a bucket's listing: our keys, and the token of the next page. */
export function readListing(xml: string): { keys: string[]; next: string | undefined } {
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => decodeEntities(key))
  const [, next] = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml) ?? []
  return { keys: keys.filter(isStorageKey), next: next && decodeEntities(next) }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16))
  })
}

/** In bytes, of each part but the last: a store takes 10,000 of them, 5 MB or larger. One is in memory at a time. */
const partSize = 16 * 1024 * 1024

/** Stores a stream in parts, which become one object when the last has arrived; of one that breaks the store forgets all parts. */
async function putParts(request: SendRequest, key: string, bytes: Readable): Promise<void> {
  const begun = await text(await answerOf(request({ method: 'POST', key, query: { uploads: '' } })))
  const [, uploadId = ''] = /<UploadId>([^<]+)<\/UploadId>/.exec(begun) ?? []
  try {
    const tags: string[] = []
    for await (const body of partsOf(bytes)) {
      const query = { partNumber: String(tags.length + 1), uploadId }
      const answer = await answerOf(request({ method: 'PUT', key, query, body }))
      answer.resume()
      tags.push(answer.headers.etag ?? '')
    }
    const list = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
    const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`)
    const ended = await text(await answerOf(request({ method: 'POST', key, query: { uploadId }, body })))
    // A store that begins its answer before it has put the parts together says only there that it could not.
    if (/<Error>/.test(ended)) throw new Error('The store could not put the parts together.')
  } catch (error) {
    const forgotten = await request({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined)
    forgotten?.resume()
    throw error
  }
}

async function answerOf(answering: Promise<IncomingMessage>): Promise<IncomingMessage> {
  const answer = await answering
  if (answer.statusCode === 200) return answer
  throw await errorOf(answer)
}

/** Cuts a stream into parts; there is always one, which may be empty. */
async function* partsOf(bytes: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of bytes) {
    chunks.push(Buffer.from(chunk))
    size += chunk.length
    if (size < partSize) continue
    yield Buffer.concat(chunks)
    chunks = []
    size = 0
  }
  if (size || !bytes.readableDidRead) yield Buffer.concat(chunks)
}

type BucketRequest = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  key?: string
  query?: Record<string, string>
  body?: Buffer
}

/** Sends a request, signed, until the store answers. */
type SendRequest = (options: BucketRequest) => Promise<IncomingMessage>

const addressSeconds = 3_600

/** Signs a call, its body included; the signature contains the time. */
async function signCall(bucket: BucketConfig, { method, key, query, body }: BucketRequest): Promise<Call> {
  const headers: Record<string, string> = {
    'x-amz-content-sha256': createHash('sha256')
      .update(body ?? '')
      .digest('hex'),
    ...(body && { 'content-length': String(body.length), 'content-md5': md5Of(body) }),
  }
  const url = addressOf(bucket, key, query)
  const signed = await new AwsV4Signer({ ...keysOf(bucket), method, url, headers, allHeaders: true }).sign()
  return { method, url: signed.url, headers: Object.fromEntries(signed.headers), body }
}

/** Signs an address to PUT exactly these bytes to. A browser adds the length by itself, and the store refuses another one. */
async function signPut(bucket: BucketConfig, key: string, promised: PromisedBytes): Promise<PutAddress> {
  const headers = { 'content-type': promised.type, 'content-md5': promised.md5 }
  const url = addressOf(bucket, key, { 'X-Amz-Expires': String(addressSeconds) })
  const signed = await new AwsV4Signer({
    ...{ ...keysOf(bucket), method: 'PUT', url, signQuery: true, allHeaders: true },
    headers: { ...headers, 'content-length': String(promised.bytes) },
  }).sign()
  return { url: String(signed.url), headers }
}

function addressOf({ endpoint, bucket }: BucketConfig, key = '', query: Record<string, string> = {}): string {
  const url = new URL(`${endpoint}/${bucket}${key && `/${key}`}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return String(url)
}

const keysOf = ({ accessKeyId, secretAccessKey, region }: BucketConfig) => ({
  ...{ accessKeyId, secretAccessKey, region },
  service: 's3',
})

const md5Of = (bytes: Buffer) => createHash('md5').update(bytes).digest('base64')
