import { setTimeout as delay } from 'node:timers/promises'
import type { QueryConfig } from 'pg'
import type { Log } from '#platform/log'
import type { Changes } from '../changes/changes.ts'
import { recordUntil } from '../changes/reads.ts'
import type { Statements } from '../statements.ts'
import { isUnreachable } from '../unreachable.ts'
import { hasAll, type Replica, wrongWith } from './replica.ts'
import { whereToRead } from './where-to-read.ts'

/** In milliseconds: how often each replica is asked where it is, while somebody reads; and how long after that. */
const askInterval = 100
const wantedFor = 5_000

/** In milliseconds: so long a replica may be behind before the log calls it late. */
const lateAfter = 5_000

type Use = { replica: Replica; usedAt: number; said: string }

/**
 * Reads what everybody may see from replicas. One is read from if it has all that the latest look at the primary saw
 * (docs/decisions/0078): then whatever is cached of it is as new as the look that it is compared with, and no page is stored that is
 * older than it claims. A look is not a second old, and so is no answer. One that is later, does not answer or is another database is left
 * out until it is as it should be.
 */
export class Replicas {
  readonly #uses: Use[]
  readonly #changes: Changes
  readonly #primary: Statements
  readonly #log: Log
  readonly #closing = new AbortController()
  #wantedAt = performance.now()
  #asking = false
  #turn = 0

  constructor(replicas: Replica[], { changes, primary, log }: { changes: Changes; primary: Statements; log: Log }) {
    this.#uses = replicas.map((replica) => ({ replica, usedAt: performance.now(), said: '' }))
    this.#changes = changes
    this.#primary = primary
    this.#log = log
    void this.#keepAsking()
  }

  /** Reads from a replica where the present work may, and else from the primary; when that is gone, from any replica of it. */
  async read<Row>(query: QueryConfig & { name: string; values: unknown[] }): Promise<Row[]> {
    const fromPrimary = () => this.#primary<Row>(query.name, query.text, query.values)
    const place = whereToRead()
    if (!place) return fromPrimary()
    const replica = place === 'replica' ? this.#choose() : undefined
    if (replica) {
      try {
        return await replica.query<Row>(query)
      } catch (error) {
        // It is as slow elsewhere.
        if ((error as { code?: string }).code === '57014') throw error
      }
    }
    try {
      return await fromPrimary()
    } catch (error) {
      const standIn = isUnreachable(error) && this.#standIn()
      if (!standIn) throw error
      recordUntil(0)
      return standIn.query<Row>(query)
    }
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all(this.#uses.map(({ replica }) => replica.close()))
  }

  /** Each in turn of those that have all that the latest look saw, while that is recent. */
  #choose(): Replica | undefined {
    this.#wantedAt = performance.now()
    void this.#keepAsking()
    const { location } = this.#changes
    if (!this.#changes.isCurrent() || !location) return undefined
    const usable = this.#uses.filter(({ replica }) => hasAll(replica, location))
    this.#turn += 1
    return usable[this.#turn % usable.length]?.replica
  }

  /** A replica of this database, however late. */
  #standIn(): Replica | undefined {
    const system = this.#changes.location?.system
    return this.#uses.find(({ replica: { state } }) => state?.standby && state.system === system)?.replica
  }

  async #keepAsking(): Promise<void> {
    if (this.#asking) return
    this.#asking = true
    for (const use of this.#uses) use.usedAt = performance.now()
    const { signal } = this.#closing
    while (!signal.aborted && performance.now() - this.#wantedAt < wantedFor) {
      this.#changes.isCurrent()
      await Promise.all(this.#uses.map(async (use) => this.#judge(use, await use.replica.ask())))
      await delay(askInterval, undefined, { signal, ref: false }).catch(() => {})
    }
    this.#asking = false
  }

  /** Says in the log when a replica is left out and when it is back, once each. */
  #judge(use: Use, state: Replica['state']): void {
    const { location } = this.#changes
    if (!location) return
    const now = performance.now()
    if (hasAll(use.replica, location)) use.usedAt = now
    const found = wrongWith(state, location) ?? (now - use.usedAt > lateAfter ? 'it is late' : '')
    if (found === use.said) return
    // What comes and goes within moments is nobody's concern.
    if (!found && use.usedAt !== now) return
    use.said = found
    const { address } = use.replica
    if (found) this.#log.error({ replica: address }, `a replica is left out: ${found}`)
    else this.#log.info({ replica: address }, 'a replica is read from again')
  }
}
