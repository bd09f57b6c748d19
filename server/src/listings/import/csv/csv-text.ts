import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Detects the encoding of a file: by its first bytes, else UTF-8 when all of it is, else what older spreadsheets write. */
export async function encodingOf(path: string): Promise<Encoding> {
  const marked = byByteOrderMark(await firstBytes(path, 2))
  if (marked) return marked
  try {
    for await (const _ of textOf(path, 'utf-8'));
    return 'utf-8'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'windows-1252'
    throw error
  }
}

/** Yields the text of a file in chunks, without its byte order mark. Throws for bytes that are no UTF-8 where it should be that. */
export async function* textOf(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' })
  for await (const bytes of createReadStream(path)) yield decoder.decode(bytes as Buffer, { stream: true })
  yield decoder.decode()
}

function byByteOrderMark(bytes: Buffer): Encoding | undefined {
  const mark = bytes.toString('hex')
  if (mark === 'fffe') return 'utf-16le'
  return mark === 'feff' ? 'utf-16be' : undefined
}

async function firstBytes(path: string, length: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
