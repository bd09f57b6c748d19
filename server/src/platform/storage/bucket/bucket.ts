import type { IncomingMessage } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import type { BucketConfig } from '#platform/config'
import type { Storage } from '../storage.ts'
import { validKey } from '../storage-key.ts'
import { callBucket, defaultBounds, errorOf } from './bucket-call.ts'
import { readListing } from './bucket-listing.ts'
import { putParts } from './bucket-parts.ts'
import { type BucketRequest, type SendRequest, signCall, signPut } from './bucket-signature.ts'

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
