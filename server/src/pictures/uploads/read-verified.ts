import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Upload } from './upload.ts'

/** Reads a stream into one buffer; undefined when size or checksum differ from what was expected. */
export async function readVerified(
  stream: Readable,
  expected: Pick<Upload, 'bytes' | 'md5'>,
): Promise<Buffer | undefined> {
  const content = Buffer.allocUnsafeSlow(expected.bytes)
  const md5 = createHash('md5')
  let count = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    md5.update(chunk)
    chunk.copy(content, count)
    count += chunk.length
  }
  return count === expected.bytes && md5.digest('base64') === expected.md5 ? content : undefined
}
