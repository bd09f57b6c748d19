import type { Readable } from 'node:stream'

export type Collected = Buffer | 'too large' | 'busy'

/** The bytes of all mails that are being taken in at a time. */
const maxBytes = 100 * 1024 * 1024

/** Counts the memory that mails on their way in use, so that many large ones at once wait for each other. */
export class MailStore {
  #used = 0

  /** True when there was room for so many bytes more. */
  take(bytes: number): boolean {
    if (this.#used + bytes > maxBytes) return false
    this.#used += bytes
    return true
  }

  free(bytes: number): void {
    this.#used -= bytes
  }
}

/** Reads a mail to its end, keeping nothing of one that is too large or that there is no room for. What is kept must be freed. */
export async function collectMail(stream: Readable, store: MailStore, most: number): Promise<Collected> {
  const chunks: Buffer[] = []
  let size = 0
  let failure: 'too large' | 'busy' | undefined
  const drop = (reason: 'too large' | 'busy') => {
    failure = reason
    store.free(size)
    chunks.length = 0
    size = 0
  }
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (failure) continue
      if (size + chunk.length > most) drop('too large')
      else if (!store.take(chunk.length)) drop('busy')
      else {
        chunks.push(chunk)
        size += chunk.length
      }
    }
  } catch (error) {
    store.free(size)
    throw error
  }
  return failure ?? Buffer.concat(chunks)
}
