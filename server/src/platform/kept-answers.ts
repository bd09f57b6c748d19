import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '#platform/context'

type Options = {
  /** For the log. */
  name: string
  /** Milliseconds for which an answer holds, from when it was asked for. */
  holds: number
  /** So many milliseconds longer it is answered at once while the next one is found. */
  behind?: number
  /**
   * Where there was an answer before, it stands in for the next one after so many milliseconds, and when there is no next one.
   * Without: everyone waits for the next one, and its failure is theirs.
   */
  patience?: number
  /** Questions that are remembered. */
  most?: number
}

type Last<Answer> = { asked: number; answer: Answer }

type Kept<Answer> = { asked: number; isOpen: boolean; answer: Promise<Answer>; last?: Last<Answer> | undefined }

/**
 * Remembers answers that are costly to find, for each open database: however many wait, a question is asked once at a time. Times
 * are of ctx.clock, `patience` apart. A failure without an answer before it is forgotten; with one it is logged, and the question
 * is asked anew when an answer would be.
 */
export class KeptAnswers<Answer> {
  readonly #memories = new WeakMap<object, Map<string, Kept<Answer>>>()
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Whether an answer is at hand, or being found. */
  has(ctx: Context, question: string): boolean {
    const known = this.#memoryOf(ctx).get(question)
    return known !== undefined && this.#stands(ctx, known)
  }

  /** `ask` is handed the answer before, where that stands in. */
  get(ctx: Context, question: string, ask: (before?: Answer) => Promise<Answer>): Promise<Answer> {
    const memory = this.#memoryOf(ctx)
    const known = memory.get(question)
    if (known && this.#stands(ctx, known)) return known.answer
    const last = this.#options.patience === undefined ? undefined : known?.last
    const asking = ask(last?.answer)
    const next = { asked: ctx.clock.now().getTime(), isOpen: true, answer: this.#inTime(ctx, asking, last), last }
    this.#remember(memory, question, next)
    asking.then(
      (answer) => Object.assign(next, { isOpen: false, answer: asking, last: { asked: next.asked, answer } }),
      (err) => {
        next.isOpen = false
        if (last) ctx.log.error({ err, kept: this.#options.name }, 'an answer of before stood in for a failure')
        else if (memory.get(question) === next) memory.delete(question)
      },
    )
    return next.answer
  }

  /** For whoever changes what is answered: it is asked anew, whoever is asking just now. */
  forget(ctx: Context, question: string): void {
    const memory = this.#memoryOf(ctx)
    const known = memory.get(question)
    if (!known) return
    const asked = Number.NEGATIVE_INFINITY
    memory.set(question, { ...known, asked, isOpen: false, last: known.last && { ...known.last, asked } })
  }

  #memoryOf({ read }: Context): Map<string, Kept<Answer>> {
    const memory = this.#memories.get(read) ?? new Map<string, Kept<Answer>>()
    this.#memories.set(read, memory)
    return memory
  }

  /** Of a clock that was set back, too, an answer stands no longer than it holds. */
  #stands({ clock }: Context, { asked, isOpen }: Kept<Answer>): boolean {
    return isOpen || Math.abs(clock.now().getTime() - asked) < this.#options.holds
  }

  #inTime({ clock }: Context, asking: Promise<Answer>, last: Last<Answer> | undefined): Promise<Answer> {
    const { holds, behind = 0, patience } = this.#options
    if (!last) return asking
    if (clock.now().getTime() - last.asked < holds + behind) return Promise.resolve(last.answer)
    return Promise.race([asking.catch(() => last.answer), wait(patience, last.answer, { ref: false })])
  }

  #remember(memory: Map<string, Kept<Answer>>, question: string, next: Kept<Answer>): void {
    memory.delete(question)
    memory.set(question, next)
    const [oldest] = memory.keys()
    if (memory.size > (this.#options.most ?? 1000) && oldest !== undefined) memory.delete(oldest)
  }
}
