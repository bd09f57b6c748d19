/** A page as it is sent: the same bytes for everyone, each encoding made once. */
export type CachedPage = {
  status: number
  headers: Record<string, string>
  html: Buffer
  encoded: Partial<Record<'br' | 'gzip', Promise<Buffer>>>
}

type Entry = { startedAt: number; page: Promise<CachedPage>; bytes: number }

const second = 1000
const megabyte = 2 ** 20

/**
 * Caches rendered pages for one second, counted from before their first query, so that a change shows within a second.
 * Many who ask at once wait for one rendering. Bounded by the bytes of the pages, to which their encodings add a third;
 * what is too old goes at once, whether or not anybody asks. A page that failed is not cached.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #maxBytes: number
  #bytes = 0
  #sweepTimer: NodeJS.Timeout | undefined

  constructor(maxBytes = 8 * megabyte) {
    this.#maxBytes = maxBytes
  }

  /** Returns the cached page of a key, or renders it. */
  get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const now = performance.now()
    const cached = this.#entries.get(key)
    if (cached && now - cached.startedAt < second) return cached.page
    this.#remove(key, cached)
    const entry: Entry = { startedAt: now, page: render(), bytes: 0 }
    this.#entries.set(key, entry)
    entry.page.then(
      ({ html }) => this.#addBytes(key, entry, html.length),
      () => this.#remove(key, entry),
    )
    this.#sweepTimer ??= setTimeout(() => this.#removeOld(), second).unref()
    return entry.page
  }

  #addBytes(key: string, entry: Entry, bytes: number): void {
    if (this.#entries.get(key) !== entry) return
    entry.bytes = bytes
    this.#bytes += bytes
    // The map is in the order of asking: the oldest goes first.
    for (const [oldest, { bytes }] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return
      if (bytes) this.#remove(oldest, this.#entries.get(oldest))
    }
  }

  #remove(key: string, entry: Entry | undefined): void {
    if (!entry || this.#entries.get(key) !== entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }

  #removeOld(): void {
    const now = performance.now()
    for (const [key, entry] of this.#entries) if (now - entry.startedAt >= second) this.#remove(key, entry)
    this.#sweepTimer = this.#entries.size ? setTimeout(() => this.#removeOld(), second / 4).unref() : undefined
  }
}
