import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'

const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Until another session of this database waits for what somebody holds: so a test orders two who come at once. */
export async function untilSomeoneWaits(pool: Pool): Promise<void> {
  while (!(await pool.query(waiting)).rowCount) await wait(5)
}
