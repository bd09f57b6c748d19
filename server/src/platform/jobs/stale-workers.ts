import type { Client, Pool } from 'pg'
import type { Log } from '#platform/log'

const checkInterval = 20_000

/**
 * Releases the jobs of workers that died. Each process has a session advisory lock on its pool's id, its heartbeat; a locked job
 * whose pool's lock is free belongs to nobody any more. Without this such a job would stay locked for 4 hours.
 */
export async function watchStaleWorkers(options: {
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
