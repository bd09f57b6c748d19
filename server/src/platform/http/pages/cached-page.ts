import { hash } from 'node:crypto'
import { type Encoding, encode } from './content-encoding.ts'

/** The bytes of a page in one encoding, a name of these very bytes, and what is said before them: names and values in turn. */
export type PageBody = { bytes: Buffer; etag: string; headers: readonly string[] }

/** A page as it is sent: the same bytes for everyone, each encoding made once, when somebody wants it first. */
export class CachedPage {
  readonly status: number
  /** Whether others may be sent the same. */
  readonly isCacheable: boolean
  readonly #headers: readonly string[]
  readonly #html: Buffer
  readonly #bodies = new Map<Encoding | undefined, PageBody>()

  constructor(status: number, headers: Readonly<Record<string, string>>, html: Buffer) {
    this.status = status
    this.isCacheable = status < 500 && headers['cache-control'] !== 'no-store'
    this.#headers = Object.entries(headers).flat()
    this.#html = html
  }

  /** In bytes, as it is. */
  get length(): number {
    return this.#html.length
  }

  /** Returns the page in an encoding; without one, and where it is empty, as it is. */
  body(wanted: Encoding | undefined): PageBody {
    const encoding = this.#html.length ? wanted : undefined
    const made = this.#bodies.get(encoding)
    if (made) return made
    const bytes = encoding ? encode(this.#html, encoding) : this.#html
    const etag = `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
    const ofEncoding = encoding ? ['content-encoding', encoding] : []
    const body = { bytes, etag, headers: [...this.#headers, 'etag', etag, ...ofEncoding] }
    this.#bodies.set(encoding, body)
    return body
  }
}
