import type { Client, Pool } from 'pg'
import type { Log } from '#platform/log'

const lookEvery = 20_000

/**
 * Takes up the jobs of workers that died. Each process holds a session advisory lock on its pool's id; a locked job whose
 * pool's lock can be had belongs to nobody any more. Without this such a job would stay locked for 4 hours.
 */
export async function keepWatch(options: {
  pool: Pool
  connect: () => Promise<Client>
  poolId: string
  log: Log
}): Promise<{ stop(): Promise<void> }> {
  const sign = signOfLife(options)
  await sign.hold()
  const look = () =>
    sign
      .hold()
      .then(() => freeJobsOfTheDead(options.pool))
      .then((freed) => freed && options.log.warn({ freed }, 'took up the jobs of a dead worker'))
      .catch((err) => options.log.warn({ err }, 'could not look for dead workers'))
  await look()
  const timer = setInterval(look, lookEvery).unref()
  return {
    async stop() {
      clearInterval(timer)
      await sign.end()
    },
  }
}

/** Holds the lock on a connection of its own, and takes it anew when that connection is lost. */
function signOfLife({ connect, poolId, log }: { connect: () => Promise<Client>; poolId: string; log: Log }) {
  let client: Client | undefined
  return {
    async hold() {
      if (client) return
      const fresh = await connect()
      fresh.on('error', (err) => log.warn({ err }, 'the sign of life was lost'))
      fresh.on('end', () => {
        client = undefined
      })
      await fresh.query('select pg_advisory_lock(hashtextextended($1, 0))', [poolId])
      client = fresh
    },
    end: async () => client?.end(),
  }
}

/** How many jobs were given back. The locks it tries are let go at the end of its one statement's transaction. */
export async function freeJobsOfTheDead(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ locked_by: string }>(`
    with holders as materialized (
      select distinct locked_by from graphile_worker._private_jobs where locked_by is not null
      union select distinct locked_by from graphile_worker._private_job_queues where locked_by is not null
    )
    select locked_by from holders where pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))`)
  if (!rows.length) return 0
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [rows.map((row) => row.locked_by)])
  return rows.length
}
