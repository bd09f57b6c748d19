import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'

const blockedSessions = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Waits until another session of this database waits for a lock, or so many do, so that a test can order concurrent requests. */
export async function waitForBlockedSession(pool: Pool, sessions = 1): Promise<void> {
  while (((await pool.query(blockedSessions)).rowCount ?? 0) < sessions) await wait(5)
}
