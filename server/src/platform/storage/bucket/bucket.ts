import type { IncomingMessage } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import type { BucketConfig } from '#platform/config'
import type { Storage } from '../index.ts'
import { validKey } from '../storage-key.ts'
import { callBucket, faultOf, usualBounds } from './bucket-call.ts'
import { readListing } from './bucket-listing.ts'
import { type Asked, signCall, signPut } from './bucket-signature.ts'

/**
 * Storage in a bucket of an S3-compatible store, which answers a put when the bytes are safe. Throws for a key that is none
 * and, in one clear sentence, when the store refuses or does not answer in time.
 */
export function bucketStorage(bucket: BucketConfig, bounds = usualBounds): Storage {
  const ask = (asked: Asked) => callBucket(() => signCall(bucket, asked), bounds)

  async function find(method: 'GET' | 'HEAD', key: string): Promise<IncomingMessage | undefined> {
    const answer = await ask({ method, key: validKey(key) })
    if (answer.statusCode === 404) answer.resume()
    else if (answer.statusCode !== 200) throw await faultOf(answer)
    return answer.statusCode === 200 ? answer : undefined
  }

  async function change(asked: Asked): Promise<void> {
    const answer = await ask(asked)
    // Nothing to remove is removed.
    const done = asked.method === 'DELETE' ? [200, 204, 404] : [200]
    if (!done.includes(answer.statusCode ?? 0)) throw await faultOf(answer)
    answer.resume()
  }

  async function* list(prefix: string): AsyncGenerator<string> {
    let next: string | undefined
    do {
      const query = { 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) }
      const answer = await ask({ method: 'GET', query })
      if (answer.statusCode !== 200) throw await faultOf(answer)
      const part = readListing(await text(answer))
      yield* part.keys
      next = part.next
    } while (next)
  }

  return {
    put: async (key, bytes) => change({ method: 'PUT', key: validKey(key), body: bytes }),
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
    list,
    direct: { by: 'store', address: async (key, promised) => signPut(bucket, validKey(key), promised) },
  }
}
