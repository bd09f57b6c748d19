import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { AwsV4Signer } from 'aws4fetch'
import type { BucketConfig } from '#platform/config'
import type { PromisedBytes, PutAddress } from '../storage.ts'
import type { Call } from './bucket-call.ts'

export type BucketRequest = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  key?: string
  query?: Record<string, string>
  body?: Buffer
}

/** Sends a request, signed, until the store answers. */
export type SendRequest = (options: BucketRequest) => Promise<IncomingMessage>

const addressSeconds = 3_600

/** Signs a call, its body included; the signature contains the time. */
export async function signCall(bucket: BucketConfig, { method, key, query, body }: BucketRequest): Promise<Call> {
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
export async function signPut(bucket: BucketConfig, key: string, promised: PromisedBytes): Promise<PutAddress> {
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
