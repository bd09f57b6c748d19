import { EventEmitter } from 'node:events'
import { Logger, parseCronItems, run, type TaskList } from 'graphile-worker'
import type { Client, Pool } from 'pg'
import type { Context } from '#platform/context'
import type { Log } from '#platform/log'
import { keepWatch } from './dead-workers.ts'

/** Names a job and the act that answers it. Payloads are parsed by the act's module: what is queued may be older than the code. */
export type JobTable = Record<string, (ctx: Context, payload: unknown) => Promise<unknown>>

/** Jobs that come by themselves: `match` is a crontab pattern in UTC. */
export type Schedule = { task: keyof JobTable & string; match: string }[]

export type Jobs = { stop(): Promise<void> }

type Options = {
  ctx: Context
  pool: Pool
  /** A connection of its own for the lock that says this process lives. */
  connect: () => Promise<Client>
  table: JobTable
  schedule: Schedule
  concurrency?: number
}

/** Runs jobs in this process until stopped. A stop lets running jobs finish; what it cannot wait for goes back to the queue. */
export async function startJobs({ ctx, pool, connect, table, schedule, concurrency = 4 }: Options): Promise<Jobs> {
  const events = new EventEmitter()
  const poolId = new Promise<string>((resolve) =>
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id)),
  )
  const runner = await run(
    { pgPool: pool, events, concurrency, noHandleSignals: true, pollInterval: 2000, logger: workerLogger(ctx.log) },
    tasks(ctx, table),
    parseCronItems(schedule.map(asCronItem)),
  )
  const watch = await keepWatch({ pool, connect, poolId: await poolId, log: ctx.log })
  runner.promise.catch((err) => ctx.log.error({ err }, 'jobs stopped'))
  return {
    async stop() {
      await runner.stop().catch(() => undefined)
      await watch.stop()
    },
  }
}

/** However long one run takes, on however many machines: the next waits for it, and one waiting is enough. */
function asCronItem({ task, match }: Schedule[number]) {
  return { task, match, options: { backfillPeriod: 0, queueName: task, jobKey: task } }
}

function tasks(ctx: Context, table: JobTable): TaskList {
  return Object.fromEntries(
    Object.entries(table).map(([name, act]) => [
      name,
      async (payload, { job }) => {
        const log = ctx.log.child({ job: name, job_id: job.id })
        try {
          await act({ ...ctx, log }, payload)
        } catch (err) {
          log.error({ err, attempt: job.attempts }, 'job failed')
          throw err
        }
      },
    ]),
  )
}

/** The worker's own chatter is worth a line only when something is wrong; payloads never reach it. */
function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ about: 'jobs' }, message)
    else if (level === 'warning') log.warn({ about: 'jobs' }, message)
  })
}
