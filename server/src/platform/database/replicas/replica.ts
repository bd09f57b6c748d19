import type { ClientConfig, QueryConfig } from 'pg'
import pg from 'pg'
import type { Location } from '../changes/changes.ts'
import { withTimeLimits } from '../connection.ts'
import { read } from '../read.ts'

/** In milliseconds: a replica that does not say where it is for so long does not answer. */
const answerTimeout = 1_000

/** In milliseconds: what was heard before is not believed any more. */
const believed = 2_000

/** The timeline is that of the newest record that surely lies on the replica's disk: after a failover this takes until its next checkpoint. */
const whereItIs = `
  select pg_is_in_recovery() as standby, system_identifier::text as system,
    greatest(timeline_id, min_recovery_end_timeline) as timeline,
    (pg_last_wal_replay_lsn() - '0/0')::float8 as position
  from pg_control_system(), pg_control_checkpoint(), pg_control_recovery()`

export type ReplicaState = Location & { standby: boolean }

/** One replica: reads go there while it answers, and it knows how far it has come. Positions only grow, so an older answer is never too much. */
export class Replica {
  /** Where it is, for the log: without its password. */
  readonly address: string
  readonly #pool: pg.Pool
  /** A session of its own, so that many who read keep nobody from hearing where it is. */
  readonly #asking: pg.Pool
  #state: ReplicaState | undefined
  #heardAt = Number.NEGATIVE_INFINITY
  /** Those who wait for it: they go elsewhere when it stops answering. */
  readonly #waiting = new Set<(reason: Error) => void>()

  constructor(address: string, connection: ClientConfig, size: number) {
    this.address = address
    const limited = { connectionTimeoutMillis: answerTimeout, ...withTimeLimits(connection) }
    this.#pool = new pg.Pool({ ...limited, max: size })
    this.#asking = new pg.Pool({ ...limited, max: 1 })
    for (const pool of [this.#pool, this.#asking]) {
      // Another server may stand there now: what the one before had is not what this one has.
      const forget = () => this.#forget('a session was lost')
      pool.on('error', forget).on('connect', (client) => client.on('error', forget))
    }
  }

  /** What it said last, for as long as that is believed. */
  get state(): ReplicaState | undefined {
    return performance.now() - this.#heardAt < believed ? this.#state : undefined
  }

  /** Asks where it is; undefined when it does not answer. Never throws. */
  async ask(): Promise<ReplicaState | undefined> {
    const query = { name: 'where it is', text: whereItIs, query_timeout: answerTimeout } as QueryConfig
    const askedAt = performance.now()
    try {
      const { rows } = await this.#asking.query<ReplicaState>(query)
      this.#state = rows[0]
      this.#heardAt = askedAt
      return rows[0]
    } catch {
      this.#forget('it does not answer')
      return undefined
    }
  }

  /** Rejects as soon as it does not answer any more. */
  async query<Row>(query: QueryConfig): Promise<Row[]> {
    const lost = Promise.withResolvers<never>()
    this.#waiting.add(lost.reject)
    try {
      return await Promise.race([read<Row>(this.#pool, query), lost.promise])
    } finally {
      this.#waiting.delete(lost.reject)
    }
  }

  async close(): Promise<void> {
    await Promise.allSettled([this.#pool.end(), this.#asking.end()])
  }

  #forget(reason: string): void {
    this.#state = undefined
    for (const reject of this.#waiting) reject(new Error(`a replica is lost: ${reason}`))
  }
}

/** True when it has all that a look at the primary saw, by what it said last. */
export function hasAll({ state }: Replica, { system, timeline, position }: Location): boolean {
  return state?.standby === true && state.system === system && state.timeline === timeline && state.position >= position
}

/** Why nobody may read from it, however long they wait; undefined for a replica of this database. */
export function wrongWith(state: Replica['state'], { system }: Location): string | undefined {
  if (!state) return 'it does not answer'
  if (state.system !== system) return 'it is another database than DATABASE_URL'
  return state.standby ? undefined : 'it is no replica, it takes writes'
}
