import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'
import { setAsideFlag } from '../watchdog/ended-jobs-queries.ts'

export type Queue = {
  /** Jobs whose time has come and that nobody works on. */
  waiting: number
  /** Since when the oldest of them could have been done. */
  oldest: Date | null
  /** Jobs that failed at least once and are tried again. */
  failing: number
  /** Jobs that failed too often and are not tried again. */
  givenUp: number
  /** The names of jobs that ended the program twice and are not tried again. */
  setAside: string[]
}

type Row = { waiting: number; seconds: number | null; failing: number; given_up: number; set_aside: string[] | null }

/** Reads how the queue stands, by the clock of the database, which decides when a job is due. */
export async function readQueue({ db, clock }: Context): Promise<Queue> {
  const { rows } = await sql<Row>`
    with open as (
      select j.*, t.identifier, attempts < max_attempts as alive, coalesce(flags ? ${setAsideFlag}, false) as ended_program
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where locked_at is null
    )
    select count(*) filter (where alive and run_at <= now())::int as waiting,
      extract(epoch from now() - min(run_at) filter (where alive and run_at <= now()))::float8 as seconds,
      count(*) filter (where alive and last_error is not null)::int as failing,
      count(*) filter (where not alive and not ended_program)::int as given_up,
      array_agg(identifier order by id) filter (where not alive and ended_program) as set_aside
    from open`.execute(db)
  const { waiting, seconds, failing, given_up, set_aside } = onlyRow(rows)
  const oldest = seconds === null ? null : new Date(clock.now().getTime() - seconds * 1000)
  return { waiting, oldest, failing, givenUp: given_up, setAside: set_aside ?? [] }
}
