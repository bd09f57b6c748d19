/** A page as it is sent: the same bytes for everyone, each encoding made once. */
export type CachedPage = {
  status: number
  headers: Record<string, string>
  html: Buffer
  encoded: Partial<Record<'br' | 'gzip', Promise<Buffer>>>
}

type Entry = { asked: number; page: Promise<CachedPage> }

const second = 1000

/**
 * Keeps rendered pages for one second, counted from before their first query, so that a change shows within a second.
 * Many who ask at once wait for one rendering. Bounded by number; a page that failed is not kept.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #most: number

  constructor(most = 500) {
    this.#most = most
  }

  get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const now = performance.now()
    const entry = this.#entries.get(key)
    if (entry && now - entry.asked < second) return entry.page
    // Deleted first, so that the map stays in the order of asking and the oldest goes when it is full.
    this.#entries.delete(key)
    const page = render()
    this.#entries.set(key, { asked: now, page })
    page.catch(() => this.#forget(key, page))
    this.#trim(now)
    return page
  }

  #forget(key: string, page: Promise<CachedPage>): void {
    if (this.#entries.get(key)?.page === page) this.#entries.delete(key)
  }

  #trim(now: number): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= this.#most && now - entry.asked < second) return
      this.#entries.delete(key)
    }
  }
}
