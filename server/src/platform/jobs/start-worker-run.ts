import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker'
import type { Client, Pool } from 'pg'
import type { Context } from '#platform/context'
import type { Log } from '#platform/log'
import { endedFlag } from '../watchdog/ended-jobs-queries.ts'
import { noteJobUnderWay } from '../watchdog/under-way.ts'
import type { JobsOptions, JobTable, Schedule } from './job-table.ts'

const checkInterval = 20_000

/**
 * Releases the jobs of workers that died. Each process has a session advisory lock on its pool's id, its heartbeat; a locked job
 * whose pool's lock is free belongs to nobody any more. Without this such a job would stay locked for 4 hours.
 */
async function watchStaleWorkers(options: {
  pool: Pool
  connect: () => Promise<Client>
  poolId: string
  log: Log
}): Promise<{ stop(): Promise<void> }> {
  const heartbeat = createHeartbeat(options)
  await heartbeat.acquire()
  const check = () =>
    heartbeat
      .acquire()
      .then(() => releaseStaleJobs(options.pool))
      .then((released) => released && options.log.warn({ released }, 'released the jobs of stale workers'))
      .catch((err) => options.log.warn({ err }, 'could not look for stale workers'))
  await check()
  const timer = setInterval(check, checkInterval).unref()
  return {
    async stop() {
      clearInterval(timer)
      await heartbeat.release()
    },
  }
}

/** Has the lock on a connection of its own, and takes it again when that connection is lost. */
function createHeartbeat({ connect, poolId, log }: { connect: () => Promise<Client>; poolId: string; log: Log }) {
  let client: Client | undefined
  return {
    async acquire() {
      if (client) return
      const connection = await connect()
      connection.on('error', (err) => log.warn({ err }, 'the heartbeat was lost'))
      connection.on('end', () => {
        client = undefined
      })
      await connection.query('select pg_advisory_lock(hashtextextended($1, 0))', [poolId])
      client = connection
    },
    release: async () => client?.end(),
  }
}

/** How long a job waits that was begun as often as jobs are tried, and whose workers died. */
const lastPause = '5 minutes'

/**
 * Returns the number of stale workers whose jobs were released. The locks it tries end with its one statement's transaction. A job never
 * runs out of attempts because its workers died: it has not failed.
 */
export async function releaseStaleJobs(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ locked_by: string }>(`
    with holders as materialized (
      select distinct locked_by from graphile_worker._private_jobs where locked_by is not null
      union select distinct locked_by from graphile_worker._private_job_queues where locked_by is not null
    )
    select locked_by from holders where pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))`)
  if (!rows.length) return 0
  const workers = rows.map((row) => row.locked_by)
  await pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now() + $2::interval
      where locked_by = any($1) and attempts >= max_attempts`,
    [workers, lastPause],
  )
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [workers])
  return rows.length
}

/** A run of the workers until they stop. `ended` resolves when they stop by themselves. */
export type WorkerRun = { ended: Promise<unknown>; stop(): Promise<void> }

/** In milliseconds: jobs that run when the database goes away get so long to finish, before others may take them up. */
const stopTimeout = 10_000

/**
 * Results of jobs are written in batches, each at once: a result that cannot be written then stops the workers with
 * `pool:fatalError`, where otherwise it would reject a promise without a handler and end the program.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** Starts the workers. Rejects when the database is not available, or the first look for a job fails. */
export async function startWorkerRun({
  ctx,
  pool,
  connect,
  table,
  schedule,
  concurrency = 4,
}: JobsOptions): Promise<WorkerRun> {
  const late = await bringForward(pool)
  if (late) ctx.log.warn({ late }, 'the clock was ahead: what was queued meanwhile is done now')
  const events = new EventEmitter()
  const poolId = new Promise<string>((resolve) =>
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id)),
  )
  const fatalError = new Promise((resolve) => events.once('pool:fatalError', resolve))
  const looked = firstLook(events)
  const logger = workerLogger(ctx.log)
  const runner = await run(
    { pgPool: pool, events, concurrency, noHandleSignals: true, pollInterval: 2000, logger, preset },
    taskList(ctx, table),
    parseCronItems(schedule.map(asCronItem)),
  )
  const runnerEnded = runner.promise.catch((err) => ctx.log.error({ err }, 'jobs stopped'))
  const watching = watchStaleWorkers({ pool, connect, poolId: await poolId, log: ctx.log })
  const stop = async () => {
    await stopRunner(runner, runnerEnded)
    await (await watching).stop()
  }
  await Promise.all([watching, looked]).catch(async (error) => {
    await stop().catch(() => undefined)
    throw error
  })
  return { ended: Promise.race([fatalError, runnerEnded]), stop }
}

/**
 * Rejects when the workers' first look for a job fails. They read the ids of their tasks with it, and keep a reading that failed for
 * as long as they run: they would look for jobs again and again, and take none.
 */
function firstLook(events: EventEmitter): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  for (const found of ['worker:getJob:empty', 'job:start']) events.once(found, () => resolve())
  events.once('worker:getJob:error', ({ error }) => reject(error))
  // It may fail before anybody waits for it.
  promise.catch(() => undefined)
  return promise
}

/** Lets running jobs finish. The worker's count of pending writes can go wrong when a write failed, so the wait has a time-out. */
async function stopRunner(runner: Runner, ended: Promise<void>): Promise<void> {
  // It may have stopped by itself.
  await runner.stop().catch(() => undefined)
  await Promise.race([ended, wait(stopTimeout, undefined, { ref: false })])
}

/** A scheduled job waits for its previous run, on however many machines, and is queued at most once. */
function asCronItem({ task, match }: Schedule[number]) {
  return { task, match, options: { backfillPeriod: 0, queueName: task, jobKey: task } }
}

/** A job over which the program may have ended is tried again with no other beside it, so that the next end says which it was. */
function taskList(ctx: Context, table: JobTable): TaskList {
  const inTurn = createTurns()
  return Object.fromEntries(
    Object.entries(table).map(([name, handler]) => [
      name,
      async (payload, { job }) => {
        const log = ctx.log.child({ job: name, job_id: job.id })
        const work = async () => {
          const end = noteJobUnderWay(name, job.id)
          try {
            await handler({ ...ctx, log }, payload)
          } finally {
            end()
          }
        }
        try {
          await inTurn(work, { alone: job.flags?.[endedFlag] === true })
        } catch (err) {
          log.error({ err, attempt: job.attempts }, 'job failed')
          throw err
        }
      },
    ]),
  )
}

/** Logs the worker's own messages only when they are warnings or errors; payloads never reach them. */
function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ about: 'jobs' }, message)
    else if (level === 'warning') log.warn({ about: 'jobs' }, message)
  })
}

/** No job is put off for longer: what is due later was queued while the clock was ahead. */
const longestDelay = '1 day'

/**
 * Has what was queued while the clock was ahead done now, and schedules go on that would wait for that time to come again. Returns how many
 * jobs and schedules that were.
 */
async function bringForward(pool: Pool): Promise<number> {
  const jobs = await pool.query(
    'update graphile_worker._private_jobs set run_at = now() where run_at > now() + $1::interval',
    [longestDelay],
  )
  const schedules = await pool.query(
    `update graphile_worker._private_known_crontabs set last_execution = null, known_since = now()
      where greatest(last_execution, known_since) > now() + $1::interval`,
    [longestDelay],
  )
  return (jobs.rowCount as number) + (schedules.rowCount as number)
}

/** Runs work; alone, with nothing of these turns beside it, where that is asked for. */
type Turns = <Result>(work: () => Promise<Result>, options: { alone: boolean }) => Promise<Result>

/** Lets work run side by side, and some of it alone: what waits to be alone goes before what comes after it. */
function createTurns(): Turns {
  let running = 0
  let waitingAlone = 0
  let isAlone = false
  let wake = Promise.withResolvers<void>()
  return async (work, { alone }) => {
    if (alone) waitingAlone++
    while (isAlone || (alone ? running > 0 : waitingAlone > 0)) await wake.promise
    if (alone) waitingAlone--
    running++
    isAlone = alone
    try {
      return await work()
    } finally {
      running--
      if (alone) isAlone = false
      wake.resolve()
      wake = Promise.withResolvers<void>()
    }
  }
}
