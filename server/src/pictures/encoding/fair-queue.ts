/** Whose work it is and how much of theirs goes on at once; work that has not begun leaves the queue with `signal`. */
export type Turn = { personId: number; atOnce: number; signal: AbortSignal }

type Settings = {
  /** Of everyone's work together. */
  atOnce: number
  /** So much work of one person waits at most, and the work of so many people. */
  waitingEach: number
  waitingPeople: number
  /** Why there is no turn: too much waits, or nobody waits for the answer any more. */
  refusal: () => Error
}

type Waiting = { atOnce: number; begin: () => void }

/**
 * A queue in which people take turns, so that one person's long work never stops another's: next is who has the least under
 * way, and of equals who waits longest for their turn. One person's work begins in the order of asking.
 */
export class FairQueue {
  readonly #settings: Settings
  /** Of each person who waits; whose turn it is first stands first. */
  readonly #lines = new Map<number, Waiting[]>()
  readonly #underWay = new Map<number, number>()
  #free: number

  constructor(settings: Settings) {
    this.#settings = settings
    this.#free = settings.atOnce
  }

  async inTurn<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
    await this.#turnOf(turn)
    try {
      return await work()
    } finally {
      this.#end(turn.personId)
    }
  }

  async #turnOf({ personId, atOnce, signal }: Turn): Promise<void> {
    if (signal.aborted) throw this.#settings.refusal()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const one = { atOnce, begin: resolve }
    const giveUp = () => {
      this.#remove(personId, one)
      reject(this.#settings.refusal())
    }
    signal.addEventListener('abort', giveUp)
    this.#add(personId, one)
    this.#beginNext()
    if (this.#isTooMuch(personId, one)) giveUp()
    await promise.finally(() => signal.removeEventListener('abort', giveUp))
  }

  #isTooMuch(personId: number, one: Waiting): boolean {
    const line = this.#lines.get(personId) ?? []
    const { waitingEach, waitingPeople } = this.#settings
    return line.includes(one) && (line.length > waitingEach || this.#lines.size > waitingPeople)
  }

  #add(personId: number, one: Waiting): void {
    const line = this.#lines.get(personId)
    if (line) line.push(one)
    else this.#lines.set(personId, [one])
  }

  #remove(personId: number, one: Waiting): void {
    const others = (this.#lines.get(personId) ?? []).filter((other) => other !== one)
    if (others.length) this.#lines.set(personId, others)
    else this.#lines.delete(personId)
  }

  #beginNext(): void {
    for (let personId = this.#next(); this.#free && personId !== undefined; personId = this.#next()) {
      const [first, ...others] = this.#lines.get(personId) ?? []
      this.#lines.delete(personId)
      if (others.length) this.#lines.set(personId, others)
      this.#free -= 1
      this.#underWay.set(personId, this.#countOf(personId) + 1)
      first?.begin()
    }
  }

  #next(): number | undefined {
    const open = [...this.#lines].filter(([personId, [first]]) => first && this.#countOf(personId) < first.atOnce)
    const least = Math.min(...open.map(([personId]) => this.#countOf(personId)))
    return open.find(([personId]) => this.#countOf(personId) === least)?.[0]
  }

  #countOf(personId: number): number {
    return this.#underWay.get(personId) ?? 0
  }

  #end(personId: number): void {
    this.#free += 1
    const count = this.#countOf(personId) - 1
    if (count) this.#underWay.set(personId, count)
    else this.#underWay.delete(personId)
    this.#beginNext()
  }
}
