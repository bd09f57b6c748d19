import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { errorOf } from './bucket-call.ts'
import type { SendRequest } from './bucket-signature.ts'

/** In bytes, of each part but the last: a store takes 10,000 of them, 5 MB or larger. One is in memory at a time. */
const partSize = 16 * 1024 * 1024

/** Stores a stream in parts, which become one object when the last has arrived; of one that breaks the store forgets all parts. */
export async function putParts(request: SendRequest, key: string, bytes: Readable): Promise<void> {
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
