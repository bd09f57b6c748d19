import type { Context } from '#platform/context'
import { findSitePictures } from './site-picture-queries.ts'

/** Finds the digests among these that a public listing shows. */
export type FindPublic = (ctx: Context, digests: string[]) => Promise<Set<string>>

/** Milliseconds for which a public picture is taken as public without another query. */
const ttl = 1_000
const maxEntries = 20_000

type Batch = { digests: Set<string>; result: Promise<Set<string>> }

/**
 * A cache of the pictures that everyone may see: those of public listings and those of the site. However many requests come, one
 * query runs at a time, for all of them. That a picture is not public is never cached: a moment later it may be.
 */
export class PublicPictures {
  readonly #ctx: Context
  readonly #findPublic: FindPublic
  /** Until when each is known to be public, the oldest first. */
  readonly #publicUntil = new Map<string, number>()
  #nextBatch: Batch | undefined
  #lastQuery: Promise<unknown> = Promise.resolve()

  constructor(ctx: Context, findPublic: FindPublic) {
    this.#ctx = ctx
    this.#findPublic = findPublic
  }

  async has(digest: string): Promise<boolean> {
    if ((this.#publicUntil.get(digest) ?? 0) > this.#now()) return true
    this.#nextBatch ??= this.#startBatch()
    this.#nextBatch.digests.add(digest)
    return (await this.#nextBatch.result).has(digest)
  }

  #startBatch(): Batch {
    const digests = new Set<string>()
    const result = this.#lastQuery.then(() => {
      this.#nextBatch = undefined
      return this.#query([...digests])
    })
    this.#lastQuery = result.catch(() => {})
    return { digests, result }
  }

  async #query(digests: string[]): Promise<Set<string>> {
    const until = this.#now() + ttl
    const [listed, ofSite] = await Promise.all([
      this.#findPublic(this.#ctx, digests),
      findSitePictures(this.#ctx, digests),
    ])
    const visible = listed.union(ofSite)
    for (const digest of visible) this.#store(digest, until)
    return visible
  }

  #store(digest: string, until: number): void {
    this.#publicUntil.delete(digest)
    this.#publicUntil.set(digest, until)
    if (this.#publicUntil.size > maxEntries) this.#publicUntil.delete(this.#publicUntil.keys().next().value as string)
  }

  #now(): number {
    return this.#ctx.clock.now().getTime()
  }
}
