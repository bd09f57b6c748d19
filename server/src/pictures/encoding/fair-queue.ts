/** The person, or the network, whose work it is and how much of it may run at once. Work that has not started leaves the queue when `signal` fires. */
export type RunOptions = { personId: number | string; concurrency: number; signal: AbortSignal }

type Settings = {
  /** Of all people's work together. */
  concurrency: number
  /** The most work of one person that may wait, and the most people whose work may wait. */
  maxWaitingPerPerson: number
  maxWaitingPeople: number
  /** Creates the refusal for work that is not run: the queue is full, or nobody waits for the answer any more. */
  refusal: () => Error
}

type Waiting = { concurrency: number; start: () => void }

/**
 * A concurrency limiter that is fair by person, so that one person's long work never blocks another's. The next slot goes to the
 * person with the least running work, and among equals to the one who has waited longest. One person's work starts in the order
 * of its requests.
 */
export class FairQueue {
  readonly #settings: Settings
  /** The waiting work by person, in the order in which people are served. */
  readonly #waiting = new Map<number | string, Waiting[]>()
  readonly #running = new Map<number | string, number>()
  #freeSlots: number

  constructor(settings: Settings) {
    this.#settings = settings
    this.#freeSlots = settings.concurrency
  }

  async run<Result>(options: RunOptions, work: () => Promise<Result>): Promise<Result> {
    await this.#acquireSlot(options)
    try {
      return await work()
    } finally {
      this.#releaseSlot(options.personId)
    }
  }

  async #acquireSlot({ personId, concurrency, signal }: RunOptions): Promise<void> {
    if (signal.aborted) throw this.#settings.refusal()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const entry = { concurrency, start: resolve }
    const giveUp = () => {
      this.#remove(personId, entry)
      reject(this.#settings.refusal())
    }
    signal.addEventListener('abort', giveUp)
    this.#enqueue(personId, entry)
    this.#startNext()
    if (this.#isOverLimit(personId, entry)) giveUp()
    await promise.finally(() => signal.removeEventListener('abort', giveUp))
  }

  #isOverLimit(personId: number | string, entry: Waiting): boolean {
    const waiting = this.#waiting.get(personId) ?? []
    const { maxWaitingPerPerson, maxWaitingPeople } = this.#settings
    return waiting.includes(entry) && (waiting.length > maxWaitingPerPerson || this.#waiting.size > maxWaitingPeople)
  }

  #enqueue(personId: number | string, entry: Waiting): void {
    const waiting = this.#waiting.get(personId)
    if (waiting) waiting.push(entry)
    else this.#waiting.set(personId, [entry])
  }

  #remove(personId: number | string, entry: Waiting): void {
    const others = (this.#waiting.get(personId) ?? []).filter((other) => other !== entry)
    if (others.length) this.#waiting.set(personId, others)
    else this.#waiting.delete(personId)
  }

  #startNext(): void {
    for (let personId = this.#nextPerson(); this.#freeSlots && personId !== undefined; personId = this.#nextPerson()) {
      const [first, ...others] = this.#waiting.get(personId) ?? []
      this.#waiting.delete(personId)
      if (others.length) this.#waiting.set(personId, others)
      this.#freeSlots -= 1
      this.#running.set(personId, this.#runningOf(personId) + 1)
      first?.start()
    }
  }

  #nextPerson(): number | string | undefined {
    const eligible = [...this.#waiting].filter(
      ([personId, [first]]) => first && this.#runningOf(personId) < first.concurrency,
    )
    const fewest = Math.min(...eligible.map(([personId]) => this.#runningOf(personId)))
    return eligible.find(([personId]) => this.#runningOf(personId) === fewest)?.[0]
  }

  #runningOf(personId: number | string): number {
    return this.#running.get(personId) ?? 0
  }

  #releaseSlot(personId: number | string): void {
    this.#freeSlots += 1
    const count = this.#runningOf(personId) - 1
    if (count) this.#running.set(personId, count)
    else this.#running.delete(personId)
    this.#startNext()
  }
}
