import { createReadStream } from 'node:fs'
import { basename } from 'node:path'

/** A file to read, as often as one likes, piece by piece. */
export type CsvSource = { name: string; bytes(): AsyncIterable<Uint8Array> }

export const fileSource = (path: string): CsvSource => ({ name: basename(path), bytes: () => createReadStream(path) })

/** A file that came in whole. */
export const bytesSource = (name: string, bytes: Uint8Array): CsvSource => ({
  name,
  async *bytes() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk)
  },
})

/** In bytes, as files are read. */
const chunk = 64 * 1024

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh'

/**
 * Detects the encoding of a file: by its first bytes, else UTF-8 when all of it is, else what older spreadsheets write. Those of a Mac
 * end lines in their own way.
 */
export async function encodingOf(source: CsvSource): Promise<Encoding> {
  const marked = byByteOrderMark(await firstBytes(source, 2))
  if (marked) return marked
  try {
    for await (const _ of textOf(source, 'utf-8'));
    return 'utf-8'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      return (await hasByte(source, 0x0a)) ? 'windows-1252' : 'macintosh'
    throw error
  }
}

/** Yields the text of a file in chunks, without its byte order mark. Throws for bytes that are no UTF-8 where it should be that. */
export async function* textOf(source: CsvSource, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' })
  for await (const bytes of source.bytes()) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}

function byByteOrderMark(bytes: Buffer): Encoding | undefined {
  const mark = bytes.toString('hex')
  if (mark === 'fffe') return 'utf-16le'
  return mark === 'feff' ? 'utf-16be' : undefined
}

async function hasByte(source: CsvSource, byte: number): Promise<boolean> {
  for await (const bytes of source.bytes()) if (bytes.includes(byte)) return true
  return false
}

export async function firstBytes(source: CsvSource, length: number): Promise<Buffer> {
  let first = Buffer.alloc(0)
  for await (const bytes of source.bytes()) {
    first = Buffer.concat([first, bytes.subarray(0, length)])
    if (first.length >= length) break
  }
  return first.subarray(0, length)
}
