import { hash } from 'node:crypto'
import { decode, type Encoding, encode } from './content-encoding.ts'

/** The bytes of a page in one encoding, and a name of these very bytes. */
export type PageBody = { bytes: Buffer; etag: string }

/** A page as it is sent: the same bytes for everyone, each encoding made once, when somebody wants it first. */
export class CachedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Until it is encoded: browsers that take no encoding are few, and then it is decoded again. */
  #html: Buffer | undefined
  readonly #bodies = new Map<Encoding | undefined, Promise<PageBody>>()
  #bytes = 0
  #onGrowth: ((bytes: number) => void) | undefined

  constructor(status: number, headers: Readonly<Record<string, string>>, html: Buffer) {
    this.status = status
    this.headers = headers
    this.#html = html
    this.#grow(html.length)
  }

  /** Calls back with the bytes that the page takes up, and with each change of them. */
  countBytes(count: (bytes: number) => void): void {
    this.#onGrowth = count
    count(this.#bytes)
  }

  /** Returns the page in an encoding; undefined: as it is. */
  body(encoding: Encoding | undefined): Promise<PageBody> {
    const made = this.#bodies.get(encoding)
    if (made) return made
    const body = this.#make(encoding).then((bytes) => ({ bytes, etag: etagOf(bytes) }))
    this.#bodies.set(encoding, body)
    return body
  }

  async #make(encoding: Encoding | undefined): Promise<Buffer> {
    const html = this.#html ?? (await this.#decoded())
    const bytes = encoding ? await encode(html, encoding) : html
    if (bytes !== this.#html) this.#grow(bytes.length)
    if (encoding && this.#html) {
      this.#grow(-this.#html.length)
      this.#html = undefined
    }
    return bytes
  }

  async #decoded(): Promise<Buffer> {
    for (const encoding of ['br', 'gzip'] as const) {
      const body = this.#bodies.get(encoding)
      if (body) return decode((await body).bytes, encoding)
    }
    throw new Error('A cached page has lost its bytes.')
  }

  #grow(bytes: number): void {
    this.#bytes += bytes
    this.#onGrowth?.(bytes)
  }
}

const etagOf = (bytes: Buffer) => `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
