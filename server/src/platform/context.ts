import type { Clock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Database, PublicData } from '#platform/database'
import type { Log } from '#platform/log'
import type { Storage } from '#platform/storage'

/** The dependencies that every use case is given: database, clock, storage, log. Inside a transaction `db` is that transaction. */
export type Context = {
  config: Config
  db: Database
  /** Tells what changed of what everybody may see. */
  publicData: PublicData
  clock: Clock
  storage: Storage
  log: Log
}

/** Runs `work` with a context whose writes are committed together or not at all. No network call belongs inside. */
export function inTransaction<Result>(ctx: Context, work: (ctx: Context) => Promise<Result>): Promise<Result> {
  if (ctx.db.isTransaction) return work(ctx)
  return ctx.db.transaction().execute((db) => work({ ...ctx, db }))
}
