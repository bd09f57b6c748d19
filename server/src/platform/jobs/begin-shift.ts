import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker'
import type { Context } from '#platform/context'
import type { Log } from '#platform/log'
import { keepWatch } from './dead-workers.ts'
import type { JobTable, Options, Schedule } from './start-jobs.ts'

/** The workers from their beginning until they stop. `over` resolves when they stop by themselves. */
export type Shift = { over: Promise<unknown>; end(): Promise<void> }

/** In milliseconds: what runs when the database goes away is waited for so long, before others may take it up. */
const patience = 10_000

/**
 * What comes of a job is written in batches, each at once: an end that cannot be written then stops the workers with
 * `pool:fatalError`, where otherwise it would reject a promise that nobody holds and end the program.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** Sets workers to work. Rejects when the database is not there. */
export async function beginShift({ ctx, pool, connect, table, schedule, concurrency = 4 }: Options): Promise<Shift> {
  const events = new EventEmitter()
  const poolId = new Promise<string>((resolve) =>
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id)),
  )
  const broken = new Promise((resolve) => events.once('pool:fatalError', resolve))
  const logger = workerLogger(ctx.log)
  const runner = await run(
    { pgPool: pool, events, concurrency, noHandleSignals: true, pollInterval: 2000, logger, preset },
    tasks(ctx, table),
    parseCronItems(schedule.map(asCronItem)),
  )
  const gone = runner.promise.catch((err) => ctx.log.error({ err }, 'jobs stopped'))
  const watched = keepWatch({ pool, connect, poolId: await poolId, log: ctx.log })
  const end = async () => {
    await stopRunner(runner, gone)
    await (await watched).stop()
  }
  await watched.catch(async (error) => {
    await stopRunner(runner, gone)
    throw error
  })
  return { over: Promise.race([broken, gone]), end }
}

/** Lets running jobs finish. The worker's count of what it still writes can go wrong when a write failed: not for ever. */
async function stopRunner(runner: Runner, gone: Promise<void>): Promise<void> {
  // It may have stopped by itself.
  await runner.stop().catch(() => undefined)
  await Promise.race([gone, wait(patience, undefined, { ref: false })])
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
