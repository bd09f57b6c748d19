import { LRUCache } from 'lru-cache'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import type { CachedPage } from './cached-page.ts'

type Entry = { page: CachedPage; version: number | undefined; renderedAt: number }

/** A page is sent in one encoding or another, and as it is: together so many times its own bytes at most. */
const sizeOfEncodings = 1.5

/**
 * Remembers pages as they are sent until anything changes that everybody may see, and for a minute at most, so that words of time on them
 * are right. Many who ask at once wait for one rendering. Bounded by the bytes of all pages; what was not asked for longest goes first.
 */
export class PageCache {
  readonly #ctx: Pick<Context, 'clock' | 'publicData'>
  readonly #pages: LRUCache<string, Entry>
  readonly #underWay = new Map<string, { version: number | undefined; page: Promise<CachedPage> }>()

  constructor(ctx: Pick<Context, 'clock' | 'publicData'>, maxBytes: number) {
    this.#ctx = ctx
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => Math.ceil(page.length * sizeOfEncodings) + 1,
    })
  }

  /** Returns the remembered page of a key, or renders it. A page that fails is nobody else's. */
  get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const page = this.peek(key)
    if (page) return Promise.resolve(page)
    const version = this.#ctx.publicData.version()
    const underWay = this.#underWay.get(key)
    if (underWay && underWay.version === version) return underWay.page
    return this.#render(key, version, render)
  }

  /** Returns the page of a key if it is remembered and nothing has changed since. */
  peek(key: string): CachedPage | undefined {
    const entry = this.#pages.get(key)
    const version = this.#ctx.publicData.version()
    if (!entry || version === undefined || entry.version !== version) return undefined
    return Math.abs(this.#now() - entry.renderedAt) < minute ? entry.page : undefined
  }

  #render(key: string, version: number | undefined, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const renderedAt = this.#now()
    const page = render()
    const started = { version, page }
    this.#underWay.set(key, started)
    const end = () => {
      if (this.#underWay.get(key) === started) this.#underWay.delete(key)
    }
    page.then((page) => {
      end()
      if (page.isCacheable) this.#pages.set(key, { page, version, renderedAt })
    }, end)
    return page
  }

  #now = () => this.#ctx.clock.now().getTime()
}
