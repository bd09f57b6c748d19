import type { Context } from '#platform/context'
import { type Limit, startOf, type Wait, waitFor } from './limit.ts'
import { addUses } from './limit-queries.ts'

type Count = {
  key: string
  limit: Limit
  person: string
  start: number
  /** The uses at all processes, as the database counted them last. */
  shared: number
  /** Uses that are on their way to the database, and those that are not yet. */
  sharing: number
  unshared: number
}

const maxCounts = 100_000

/** A statement takes 65,535 values, four for each count. */
const maxBatch = 5_000

/**
 * All processes together count at most so many uses, or this part of a limit, until they share them; and twice that part before they
 * know that the database has counted them: by these a limit can be exceeded. A program counts on one other beside it at least.
 */
const minUnshared = 10
const unsharedPart = 1 / 50
const unconfirmedPart = 1 / 25

/**
 * Uses that are counted in memory, so that they cost nothing, and shared through the database every second and whenever a count has
 * grown by a hundredth of its limit, or less with more processes, so that all agree.
 */
export class SharedCounts {
  readonly #ctx: Context
  readonly #counts = new Map<string, Count>()
  readonly #unshared = new Set<Count>()
  readonly #timer: NodeJS.Timeout
  /** One batch at a time, or the total of one could hold the uses of another, which would count twice until that is known. */
  #sharing: Promise<void> | undefined
  #isFailing = false

  constructor(ctx: Context) {
    this.#ctx = ctx
    this.#timer = setInterval(() => {
      this.#removeEnded()
      this.#shareSoon()
    }, 1000).unref()
  }

  /** Counts one use, at once unless the database has to count earlier ones first. While it takes none nobody waits. */
  use(limit: Limit, person: string): Wait | Promise<Wait> {
    const count = this.#countFor(limit, person)
    return this.#mustWait(count) ? this.#countInTurn(limit, person) : this.#countNow(count)
  }

  /** Shares what is counted by now. */
  async share(): Promise<void> {
    await this.#sharing?.catch(() => {})
    await this.#shareBatch()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    do await this.share()
    while (this.#unshared.size)
  }

  #countNow(count: Count): Wait {
    count.unshared += 1
    this.#unshared.add(count)
    if (known(count) > count.limit.max) return waitFor(count.limit, this.#now())
    if (count.unshared >= this.#partOf(count.limit, unsharedPart)) this.#shareSoon()
    return undefined
  }

  async #countInTurn(limit: Limit, person: string): Promise<Wait> {
    let count: Count
    do {
      await this.#shareBatch().catch(() => {})
      count = this.#countFor(limit, person)
    } while (this.#mustWait(count))
    return this.#countNow(count)
  }

  #mustWait(count: Count): boolean {
    const { limit, sharing, unshared } = count
    if (this.#isFailing || known(count) >= limit.max) return false
    return sharing + unshared >= this.#partOf(limit, unconfirmedPart)
  }

  /** The uses that one process may count by itself, of all that may be. */
  #partOf({ max }: Limit, part: number): number {
    return Math.max(minUnshared, max * part) / 2
  }

  #shareSoon(): void {
    this.#shareBatch().catch((err) => this.#ctx.log.warn({ err }, 'limits not shared'))
  }

  /** Shares a batch, or waits for the one that is on its way. */
  #shareBatch(): Promise<void> {
    this.#sharing ??= shareCounts(this.#ctx, this.#unshared)
      .then(
        () => {
          this.#isFailing = false
        },
        (error) => {
          this.#isFailing = true
          throw error
        },
      )
      .finally(() => {
        this.#sharing = undefined
      })
    return this.#sharing
  }

  #countFor(limit: Limit, person: string): Count {
    const start = startOf(limit, this.#now())
    const key = `${limit.name} ${person} ${start}`
    const existing = this.#counts.get(key)
    if (existing) return existing
    if (this.#counts.size >= maxCounts) this.#counts.delete(this.#counts.keys().next().value as string)
    const count: Count = { key, limit, person, start, shared: 0, sharing: 0, unshared: 0 }
    this.#counts.set(key, count)
    return count
  }

  #removeEnded(): void {
    const now = this.#now()
    for (const [key, { start, limit }] of this.#counts) if (start + limit.milliseconds < now) this.#counts.delete(key)
  }

  #now(): number {
    return this.#ctx.clock.now().getTime()
  }
}

const known = ({ shared, sharing, unshared }: Count): number => shared + sharing + unshared

async function shareCounts(ctx: Context, unsharedCounts: Set<Count>): Promise<void> {
  if (!unsharedCounts.size) return
  // In the same order on every machine, or two would deadlock.
  const batch = [...unsharedCounts]
    .slice(0, maxBatch)
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(takeUnshared)
  for (const { count } of batch) unsharedCounts.delete(count)
  try {
    const totals = await addUses(ctx, batch)
    for (const [index, { count, used }] of batch.entries()) {
      count.sharing -= used
      // Less than before where a crash emptied the table: who is over the limit stays so.
      count.shared = Math.max(count.shared, totals[index] as number)
    }
  } catch (error) {
    for (const { count, used } of batch) {
      count.sharing -= used
      count.unshared += used
      unsharedCounts.add(count)
    }
    throw error
  }
}

/** Takes the unshared uses of a count, so that they are not shared a second time. */
function takeUnshared(count: Count) {
  const { limit, person, start, unshared: used } = count
  count.sharing = used
  count.unshared = 0
  return { count, name: limit.name, person, start: new Date(start), used }
}
