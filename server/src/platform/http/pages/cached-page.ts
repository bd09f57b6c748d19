import { hash } from 'node:crypto'
import { decode, type Encoding, encodeFast, encodeWell } from './content-encoding.ts'

/** The bytes of a page in one encoding, a name of these very bytes, and what is said before them: names and values in turn. */
export type PageBody = { bytes: Buffer; etag: string; headers: readonly string[] }

/** A page that was asked for so often is encoded anew, as small as can be. */
const often = 3

/** A page as it is sent: the same bytes for everyone, each encoding made once, when somebody wants it first. */
export class CachedPage {
  readonly status: number
  readonly #headers: readonly string[]
  readonly isEmpty: boolean
  /** Until it is encoded, unless somebody takes no encoding, which few do. */
  #html: Buffer | undefined
  #plain: PageBody | undefined
  readonly #bodies = new Map<Encoding, PageBody & { uses: number }>()
  #bytes = 0
  #onGrowth: ((bytes: number) => void) | undefined

  constructor(status: number, headers: Readonly<Record<string, string>>, html: Buffer) {
    this.status = status
    this.#headers = Object.entries(headers).flat()
    this.isEmpty = html.length === 0
    this.#html = html
    this.#grow(html.length)
  }

  /** Calls back with the bytes that the page takes up, and with each change of them. */
  countBytes(count: (bytes: number) => void): void {
    this.#onGrowth = count
    count(this.#bytes)
  }

  /** Returns the page in an encoding. */
  encoded(encoding: Encoding): PageBody | Promise<PageBody> {
    const made = this.#bodies.get(encoding)
    if (made) {
      made.uses += 1
      if (made.uses === often) this.#encodeWell(encoding).catch(() => undefined)
      return made
    }
    return this.#html
      ? this.#encode(encoding, this.#html)
      : this.#decoded().then((html) => this.#encode(encoding, html))
  }

  /** Returns the page as it is. */
  async plain(): Promise<PageBody> {
    const bytes = this.#html ?? this.#restore(await this.#decoded())
    this.#plain ??= this.#body(bytes)
    return this.#plain
  }

  #restore(html: Buffer): Buffer {
    if (!this.#html) this.#grow(html.length)
    this.#html = html
    return html
  }

  #encode(encoding: Encoding, html: Buffer): PageBody {
    const bytes = encodeFast(html, encoding)
    // Before there is more of it: else a cache that is nearly full would let another page go.
    if (this.#html && !this.#plain) {
      this.#grow(-this.#html.length)
      this.#html = undefined
    }
    return this.#store(encoding, bytes, 1)
  }

  /** Whoever asks meanwhile, or after a failure, gets the larger one. */
  async #encodeWell(encoding: Encoding): Promise<void> {
    const bytes = await encodeWell(await this.#decoded(), encoding)
    this.#store(encoding, bytes, often)
  }

  #store(encoding: Encoding, bytes: Buffer, uses: number): PageBody {
    this.#grow(bytes.length - (this.#bodies.get(encoding)?.bytes.length ?? 0))
    const body = { ...this.#body(bytes, encoding), uses }
    this.#bodies.set(encoding, body)
    return body
  }

  #body(bytes: Buffer, encoding?: Encoding): PageBody {
    const etag = etagOf(bytes)
    return {
      bytes,
      etag,
      headers: [...this.#headers, 'etag', etag, ...(encoding ? ['content-encoding', encoding] : [])],
    }
  }

  #decoded(): Promise<Buffer> {
    for (const [encoding, { bytes }] of this.#bodies) return decode(bytes, encoding)
    return Promise.reject(new Error('A cached page has lost its bytes.'))
  }

  #grow(bytes: number): void {
    this.#bytes += bytes
    this.#onGrowth?.(bytes)
  }
}

const etagOf = (bytes: Buffer) => `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
