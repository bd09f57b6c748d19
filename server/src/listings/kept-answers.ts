type Kept<Answer> = { asked: number; answer: Promise<Answer> }

/**
 * Remembers answers that are costly to find: each question is asked once however many wait for it, and its answer holds for
 * `milliseconds` from when it was asked. Bounded; a question that failed is asked anew.
 */
export class KeptAnswers<Answer> {
  readonly #kept = new Map<string, Kept<Answer>>()
  readonly #milliseconds: number
  readonly #most: number

  constructor(milliseconds: number, most = 1000) {
    this.#milliseconds = milliseconds
    this.#most = most
  }

  /** Whether an answer is at hand. */
  has(question: string): boolean {
    const known = this.#kept.get(question)
    return known !== undefined && performance.now() - known.asked < this.#milliseconds
  }

  get(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const now = performance.now()
    const known = this.#kept.get(question)
    if (known && now - known.asked < this.#milliseconds) return known.answer
    const answer = ask()
    this.#kept.delete(question)
    this.#kept.set(question, { asked: now, answer })
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value as string)
    answer.catch(() => this.#kept.delete(question))
    return answer
  }
}

/** One such memory for each open database. */
export function keptPer<Owner extends object, Answer>(milliseconds: number, most?: number) {
  const memories = new WeakMap<Owner, KeptAnswers<Answer>>()
  return (owner: Owner): KeptAnswers<Answer> => {
    const memory = memories.get(owner) ?? new KeptAnswers<Answer>(milliseconds, most)
    memories.set(owner, memory)
    return memory
  }
}
