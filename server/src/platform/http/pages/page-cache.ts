/** A page as it is sent: the same bytes for everyone, each encoding made once. */
export type CachedPage = {
  status: number
  headers: Record<string, string>
  html: Buffer
  encoded: Partial<Record<'br' | 'gzip', Promise<Buffer>>>
}

type Entry = { asked: number; page: Promise<CachedPage>; bytes: number }

const second = 1000
const megabyte = 2 ** 20

/**
 * Keeps rendered pages for one second, counted from before their first query, so that a change shows within a second.
 * Many who ask at once wait for one rendering. Bounded by the bytes of the pages, to which their encodings add a third;
 * what is too old goes at once, whether or not anybody asks. A page that failed is not kept.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #most: number
  #bytes = 0
  #sweep: NodeJS.Timeout | undefined

  constructor(mostBytes = 8 * megabyte) {
    this.#most = mostBytes
  }

  get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const now = performance.now()
    const known = this.#entries.get(key)
    if (known && now - known.asked < second) return known.page
    this.#forget(key, known)
    const entry = { asked: now, page: render(), bytes: 0 }
    this.#entries.set(key, entry)
    entry.page.then(
      ({ html }) => this.#weigh(key, entry, html.length),
      () => this.#forget(key, entry),
    )
    this.#sweep ??= setTimeout(() => this.#dropOld(), second).unref()
    return entry.page
  }

  #weigh(key: string, entry: Entry, bytes: number): void {
    if (this.#entries.get(key) !== entry) return
    entry.bytes = bytes
    this.#bytes += bytes
    // The map is in the order of asking: the oldest goes first.
    for (const [oldest, { bytes }] of this.#entries) {
      if (this.#bytes <= this.#most) return
      if (bytes) this.#forget(oldest, this.#entries.get(oldest))
    }
  }

  #forget(key: string, entry: Entry | undefined): void {
    if (!entry || this.#entries.get(key) !== entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }

  #dropOld(): void {
    const now = performance.now()
    for (const [key, entry] of this.#entries) if (now - entry.asked >= second) this.#forget(key, entry)
    this.#sweep = this.#entries.size ? setTimeout(() => this.#dropOld(), second / 4).unref() : undefined
  }
}
