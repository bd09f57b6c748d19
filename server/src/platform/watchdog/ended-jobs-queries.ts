import type { Client } from 'pg'

/** The flag of a job that was under way when its process ended over it, or over what ran beside it. It is tried again alone. */
export const endedFlag = 'ended_process'

/** The flag of one that was alone when its process ended again: it is not tried any more. */
export const setAsideFlag = 'set_aside'

/** Marks the jobs over which their process ends. One that was alone the second time is set aside. */
export async function markEndedJobs(client: Pick<Client, 'query'>, jobIds: string[]): Promise<void> {
  const isAlone = jobIds.length === 1
  await client.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, locked_by = null, locked_at = null,
        last_error = 'It ended the program twice and was set aside.',
        flags = flags || jsonb_build_object($2::text, true)
      where id = any($1) and $4 and flags ? $3`,
    [jobIds, setAsideFlag, endedFlag, isAlone],
  )
  await client.query(
    `update graphile_worker._private_jobs set flags = coalesce(flags, '{}') || jsonb_build_object($2::text, true)
      where id = any($1) and not coalesce(flags ? $2, false)`,
    [jobIds, endedFlag],
  )
}
