import type { Clock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Changes, Database, Statements } from '#platform/database'
import type { Log } from '#platform/log'
import type { Storage } from '#platform/storage'

/** The dependencies that every use case is given: database, clock, storage, log. Inside a transaction `db` is that transaction. */
export type Context = {
  config: Config
  db: Database
  /** Prepared reads on the pool, for the queries that visitors wait for. */
  read: Statements
  /** Knows whether what was read before still holds. */
  changes: Changes
  clock: Clock
  storage: Storage
  log: Log
}

/** Runs `work` with a context whose writes are committed together or not at all. No network call belongs inside. */
export function inTransaction<Result>(ctx: Context, work: (ctx: Context) => Promise<Result>): Promise<Result> {
  if (ctx.db.isTransaction) return work(ctx)
  return ctx.db.transaction().execute((db) => work({ ...ctx, db }))
}
