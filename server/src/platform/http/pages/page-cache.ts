import type { Clock } from '#platform/clock'
import { type Changes, type Reads, recordReads } from '#platform/database'
import type { CachedPage } from './cached-page.ts'

type Entry = {
  startedAt: number
  page: Promise<CachedPage>
  /** Once it is there. */
  rendered?: CachedPage
  reads: Reads
  bytes: number
}

const second = 1000

/** In milliseconds: nothing is believed for longer, and what nobody asks for any more goes. */
const maxAge = 10 * 60 * second

/** Milliseconds after which a page that comes in makes those go that are too old. */
const sweepInterval = 5 * second

/** What the cache asks about changes. */
type KnownChanges = Pick<Changes, 'look' | 'isUnchanged' | 'isCurrent' | 'refresh'>

type PageCacheOptions = { changes: KnownChanges; clock: Clock; maxBytes: number }

/**
 * Caches rendered pages until something that they were made from changes: a table that they read, or a word of time on them
 * (docs/decisions/0043). A change shows within a second: for a second, counted from before its first query, a page is given
 * without a look, however much changes meanwhile. Many who ask at once wait for one rendering. Bounded by the bytes that are
 * sent; what was not asked for longest goes first. A page that failed is not cached.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #changes: KnownChanges
  readonly #clock: Clock
  readonly #maxBytes: number
  #bytes = 0
  #sweptAt = performance.now()

  constructor({ changes, clock, maxBytes }: PageCacheOptions) {
    this.#changes = changes
    this.#clock = clock
    this.#maxBytes = maxBytes
  }

  /** Returns the cached page of a key, or renders it. */
  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const cached = this.#freshEntry(key)
    if (cached) return cached.page
    if (this.#entries.has(key) && !this.#changes.isCurrent()) await this.#changes.refresh()
    return this.#freshEntry(key)?.page ?? this.#render(key, render)
  }

  /** Returns the cached page of a key, if it is there this moment and known to be as it should be. */
  peek(key: string): CachedPage | undefined {
    return this.#freshEntry(key)?.rendered
  }

  #freshEntry(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry || !this.#isValid(entry)) return undefined
    // The map is in the order of asking.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  #isValid({ startedAt, reads }: Entry): boolean {
    const age = performance.now() - startedAt
    if (age < second) return true
    return age < maxAge && this.#clock.now().getTime() < reads.until && this.#changes.isUnchanged(reads)
  }

  #render(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    this.#remove(key, this.#entries.get(key))
    const startedAt = performance.now()
    if (startedAt - this.#sweptAt >= sweepInterval) this.#removeOld(startedAt)
    const { result: page, reads } = recordReads(this.#changes.look, render)
    const entry: Entry = { startedAt, page, reads, bytes: 0 }
    this.#entries.set(key, entry)
    page.then(
      (cached) => {
        // What came too late for the page may be there for the next one.
        if (reads.openCalls) reads.until = 0
        entry.rendered = cached
        cached.countBytes((bytes) => this.#addBytes(key, entry, bytes))
      },
      () => this.#remove(key, entry),
    )
    return page
  }

  #addBytes(key: string, entry: Entry, bytes: number): void {
    if (this.#entries.get(key) !== entry) return
    entry.bytes += bytes
    this.#bytes += bytes
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

  #removeOld(now: number): void {
    this.#sweptAt = now
    const moment = this.#clock.now().getTime()
    for (const [key, entry] of this.#entries) {
      const age = now - entry.startedAt
      if (age >= maxAge || (age >= second && moment >= entry.reads.until)) this.#remove(key, entry)
    }
  }
}
