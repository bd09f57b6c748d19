import type { Client, Pool } from 'pg'
import type { Context } from '#platform/context'

/** The handler of each job, by its name. A handler's module parses the payload: queued jobs may be older than the code. */
export type JobTable = Record<string, (ctx: Context, payload: unknown) => Promise<unknown>>

/** Scheduled jobs: `match` is a crontab pattern in UTC. */
export type Schedule = { task: keyof JobTable & string; match: string }[]

export type JobsOptions = {
  ctx: Context
  pool: Pool
  /** Opens a connection of its own for the heartbeat lock of this process. */
  connect: () => Promise<Client>
  table: JobTable
  schedule: Schedule
  concurrency?: number
}
