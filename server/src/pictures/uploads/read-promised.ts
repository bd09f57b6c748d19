import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Upload } from './upload.ts'

/** The bytes of a stream, which lie in memory once; undefined when they are others than was promised. */
export async function readPromised(
  stream: Readable,
  promised: Pick<Upload, 'bytes' | 'md5'>,
): Promise<Buffer | undefined> {
  const whole = Buffer.allocUnsafeSlow(promised.bytes)
  const md5 = createHash('md5')
  let count = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    md5.update(chunk)
    chunk.copy(whole, count)
    count += chunk.length
  }
  return count === promised.bytes && md5.digest('base64') === promised.md5 ? whole : undefined
}
