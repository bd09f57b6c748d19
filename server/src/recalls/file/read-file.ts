import { callOutbound } from '#platform/outbound-call'
import { FileError, type FileToRead, type ReadFile } from './notice.ts'
import { RowReader } from './read-rows.ts'

/** Milliseconds and bytes: the file has 16 MB, and comes once a day. */
const bounds = { connect: 5_000, whole: 120_000, bytes: 60 * 1024 * 1024 }

/** Reads the file of recalls as it comes in. Never throws: what is wrong with it is its answer. */
export async function readFile(file: FileToRead): Promise<ReadFile> {
  const reader = new RowReader(file.now)
  try {
    if ('text' in file) {
      reader.read(Buffer.from(file.text))
      reader.end()
      return { kind: 'read', rows: reader.rows, notices: reader.notices, etag: null, lastModified: null }
    }
    return await fetchInto(reader, file)
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) }
  }
}

async function fetchInto(reader: RowReader, file: Extract<FileToRead, { address: string }>): Promise<ReadFile> {
  const { headers, publicOnly } = file
  const onBytes = (chunk: Buffer) => reader.read(chunk)
  const answer = await callOutbound(new URL(file.address), { headers, onBytes }, { ...bounds, publicOnly })
  if (answer.status === 304) return { kind: 'unchanged' }
  if (answer.status !== 200) return { kind: 'failed', failure: 'unreachable' }
  reader.end()
  const { etag, 'last-modified': lastModified } = answer.headers
  return {
    kind: 'read',
    rows: reader.rows,
    notices: reader.notices,
    etag: valid(etag),
    lastModified: valid(lastModified),
  }
}

/** Validators are kept only if they can be sent back in a header. */
const valid = (value: string | undefined) => (value && /^[\x20-\x7e]{1,300}$/.test(value) ? value : null)

function failureOf(error: unknown) {
  if (error instanceof FileError) return error.failure
  const { message } = error as Error
  if (message === 'more than we take' || message === 'no answer in time') return 'too_large'
  return message === 'cut off' ? 'cut_off' : 'unreachable'
}
