import type { Pool } from 'pg'

/** No job is put off for longer: what is due later was queued while the clock was ahead. */
const longestDelay = '1 day'

/**
 * Has what was queued while the clock was ahead done now, and schedules go on that would wait for that time to come again. Returns how many
 * jobs and schedules that were.
 */
export async function bringForward(pool: Pool): Promise<number> {
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
