import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '#platform/context'
import { addReads, currentReads, type Reads, recordReads } from '#platform/database'

type CacheOptions = {
  /** For the log. */
  name: string
  /** Milliseconds for which an answer is fresh, from when it was requested. */
  ttl: number
  /** Milliseconds beyond that for which a stale answer is given at once while the next one is loaded. */
  staleFor?: number
  /**
   * Milliseconds after which a previous answer stands in for the next one, as it does when loading fails. Undefined: everyone
   * waits for the next one, and its failure is theirs.
   */
  timeout?: number
  /** The most entries that are stored. */
  maxEntries?: number
}

type PreviousAnswer<Answer> = { requestedAt: number; answer: Answer }

type CacheEntry<Answer> = {
  requestedAt: number
  isOpen: boolean
  answer: Promise<Answer>
  /** What it is being loaded from, or was. */
  reads: Reads
  previous?: PreviousAnswer<Answer> | undefined
}

/**
 * Caches answers that are costly to load, for each open database: however many wait, a key is loaded once at a time. Times are of
 * ctx.clock, except the timeout. A failure without a previous answer is not stored; with one it is logged, and the key is loaded
 * again when a fresh answer would be. Whoever records what it reads has what the answer was made from among it.
 */
export class AnswerCache<Answer> {
  /** Milliseconds that every timeout lasts at least. For tests of what is answered, which a busy machine shows no previous answer. */
  static leastTimeout = 0

  readonly #caches = new WeakMap<object, Map<string, CacheEntry<Answer>>>()
  readonly #options: CacheOptions

  constructor(options: CacheOptions) {
    this.#options = options
  }

  /** True when an answer is fresh, or being loaded. */
  has(ctx: Context, key: string): boolean {
    const entry = this.#entriesOf(ctx).get(key)
    return entry !== undefined && this.#isFresh(ctx, entry)
  }

  /** Returns the cached answer or loads it. `load` is given the previous answer, where that may stand in. */
  get(ctx: Context, key: string, load: (before?: Answer) => Promise<Answer>): Promise<Answer> {
    const cached = this.#entriesOf(ctx).get(key)
    if (cached && this.#isFresh(ctx, cached)) return this.#recorded(ctx, cached)
    const entry = this.#load(ctx, key, cached, load)
    return this.#recorded(ctx, entry)
  }

  #load(
    ctx: Context,
    key: string,
    cached: CacheEntry<Answer> | undefined,
    load: (before?: Answer) => Promise<Answer>,
  ): CacheEntry<Answer> {
    const entries = this.#entriesOf(ctx)
    const previous = this.#options.timeout === undefined ? undefined : cached?.previous
    const { result: loading, reads } = recordReads(ctx.changes.look, () => load(previous?.answer))
    const requestedAt = ctx.clock.now().getTime()
    const entry: CacheEntry<Answer> = {
      requestedAt,
      isOpen: true,
      answer: this.#answerInTime(ctx, loading, previous),
      reads,
      previous,
    }
    this.#store(entries, key, entry)
    loading.then(
      (answer) => {
        entry.isOpen = false
        entry.answer = loading
        entry.previous = { requestedAt, answer }
      },
      (err) => {
        entry.isOpen = false
        reads.until = 0
        if (previous) ctx.log.error({ err, cache: this.#options.name }, 'a previous answer stood in for a failure')
        else if (entries.get(key) === entry) entries.delete(key)
      },
    )
    return entry
  }

  /** Returns the answer, and records for whoever makes another of it how long it holds. */
  #recorded(ctx: Context, entry: CacheEntry<Answer>): Promise<Answer> {
    const reads = currentReads()
    if (!reads) return entry.answer
    return entry.answer.then((answer) => {
      addReads(reads, this.#readsOf(ctx, entry))
      return answer
    })
  }

  /** An answer holds as long as what it was made from, and at least until it is loaded anew; one that stands in for no time. */
  #readsOf(ctx: Context, { isOpen, reads, requestedAt }: CacheEntry<Answer>): Omit<Reads, 'openCalls'> {
    const none = { look: ctx.changes.look, tables: new Set<string>() }
    if (isOpen) return { ...none, until: 0 }
    const until = requestedAt + this.#options.ttl
    return (reads.until > until && ctx.changes.asOfLatestLook(reads)) || { ...none, until }
  }

  /** Invalidates an answer that has changed: it is loaded anew, even if it is being loaded just now. */
  invalidate(ctx: Context, key: string): void {
    const entries = this.#entriesOf(ctx)
    const entry = entries.get(key)
    if (!entry) return
    const requestedAt = Number.NEGATIVE_INFINITY
    entries.set(key, {
      ...entry,
      requestedAt,
      isOpen: false,
      previous: entry.previous && { ...entry.previous, requestedAt },
    })
  }

  #entriesOf({ read }: Context): Map<string, CacheEntry<Answer>> {
    const entries = this.#caches.get(read) ?? new Map<string, CacheEntry<Answer>>()
    this.#caches.set(read, entries)
    return entries
  }

  /** Even if the clock was set back, an answer is fresh for its ttl only. */
  #isFresh({ clock }: Context, { requestedAt, isOpen }: CacheEntry<Answer>): boolean {
    return isOpen || Math.abs(clock.now().getTime() - requestedAt) < this.#options.ttl
  }

  #answerInTime(
    { clock }: Context,
    loading: Promise<Answer>,
    previous: PreviousAnswer<Answer> | undefined,
  ): Promise<Answer> {
    const { ttl, staleFor = 0, timeout = 0 } = this.#options
    if (!previous) return loading
    if (clock.now().getTime() - previous.requestedAt < ttl + staleFor) return Promise.resolve(previous.answer)
    const late = wait(Math.max(timeout, AnswerCache.leastTimeout), previous.answer, { ref: false })
    return Promise.race([loading.catch(() => previous.answer), late])
  }

  #store(entries: Map<string, CacheEntry<Answer>>, key: string, entry: CacheEntry<Answer>): void {
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > (this.#options.maxEntries ?? 1000) && oldest !== undefined) entries.delete(oldest)
  }
}
