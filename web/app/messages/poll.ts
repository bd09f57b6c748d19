/** In milliseconds: how soon the next question comes after news, and the longest wait when nothing happens. */
const shortest = 4_000
const longest = 60_000
const growth = 1.5

/** What a question has found out: `over` when there is nothing to ask for any more. */
export type Found = 'news' | 'nothing' | 'failed' | 'over'

/** The document, as far as a poll needs it: whether somebody can see it. */
export type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>

/**
 * Asks again and again whether there is something new: soon after news, ever more rarely while nothing happens, and not at all while
 * the page is hidden. It asks at once when the page is seen again.
 */
export class Poll {
  readonly #ask: (isReturn: boolean) => Promise<Found>
  readonly #page: Page
  #wait = shortest
  #timer: ReturnType<typeof setTimeout> | undefined
  #isAsking = false
  #isOver = true

  constructor(ask: (isReturn: boolean) => Promise<Found>, page: Page = document) {
    this.#ask = ask
    this.#page = page
  }

  start(): void {
    this.#isOver = false
    this.#page.addEventListener('visibilitychange', this.#onVisibility)
    this.#schedule()
  }

  stop(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    this.#page.removeEventListener('visibilitychange', this.#onVisibility)
  }

  /** Asks at once, and soon again: something has happened, as by this person's own press. */
  askNow(isReturn = false): Promise<void> {
    clearTimeout(this.#timer)
    this.#wait = shortest
    return this.#askOnce(isReturn)
  }

  readonly #onVisibility = (): void => {
    if (this.#page.hidden) clearTimeout(this.#timer)
    else this.askNow(true)
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    if (!this.#isOver && !this.#page.hidden) this.#timer = setTimeout(() => this.#askOnce(false), this.#wait)
  }

  async #askOnce(isReturn: boolean): Promise<void> {
    if (this.#isOver || this.#isAsking) return
    this.#isAsking = true
    const found = await this.#ask(isReturn).catch(() => 'failed' as const)
    this.#isAsking = false
    if (found === 'over') return this.stop()
    this.#wait = found === 'news' ? shortest : Math.min(longest, this.#wait * growth)
    this.#schedule()
  }
}
