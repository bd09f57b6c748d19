import type { Context } from '#platform/context'
import { findSitePictures } from './site-picture-queries.ts'

/** Those of the pictures that a public listing shows. */
export type FindPublic = (ctx: Context, digests: string[]) => Promise<Set<string>>

/** Milliseconds for which a picture that everyone may see stays so without another look. */
const holds = 1_000
const mostRemembered = 20_000

type Question = { digests: Set<string>; answer: Promise<Set<string>> }

/**
 * Knows which pictures everyone may see: those of public listings and those of the site. However many ask, the database is asked
 * one question at a time, about all of them. That a picture is not shown is never remembered: a moment later it may be.
 */
export class ShownPictures {
  readonly #ctx: Context
  readonly #findPublic: FindPublic
  /** Until when each is known to be shown, the oldest first. */
  readonly #known = new Map<string, number>()
  #next: Question | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(ctx: Context, findPublic: FindPublic) {
    this.#ctx = ctx
    this.#findPublic = findPublic
  }

  async has(digest: string): Promise<boolean> {
    if ((this.#known.get(digest) ?? 0) > this.#now()) return true
    this.#next ??= this.#gather()
    this.#next.digests.add(digest)
    return (await this.#next.answer).has(digest)
  }

  #gather(): Question {
    const digests = new Set<string>()
    const answer = this.#last.then(() => {
      this.#next = undefined
      return this.#ask([...digests])
    })
    this.#last = answer.catch(() => {})
    return { digests, answer }
  }

  async #ask(digests: string[]): Promise<Set<string>> {
    const until = this.#now() + holds
    const [listed, ofSite] = await Promise.all([
      this.#findPublic(this.#ctx, digests),
      findSitePictures(this.#ctx, digests),
    ])
    const shown = listed.union(ofSite)
    for (const digest of shown) this.#remember(digest, until)
    return shown
  }

  #remember(digest: string, until: number): void {
    this.#known.delete(digest)
    this.#known.set(digest, until)
    if (this.#known.size > mostRemembered) this.#known.delete(this.#known.keys().next().value as string)
  }

  #now(): number {
    return this.#ctx.clock.now().getTime()
  }
}
