import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { type Context, inTransaction } from '#platform/context'

const blockedSessions = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Waits until another session of this database waits for a lock, or so many do, so that a test can order concurrent requests. */
export async function waitForBlockedSession(pool: Pool, sessions = 1): Promise<void> {
  while (((await pool.query(blockedSessions)).rowCount ?? 0) < sessions) await wait(5)
}

/** Waits until somebody has waited for a lock for longer than a second, or has their answer. */
export async function waitForLongWait(pool: Pool, answer: Promise<unknown>): Promise<void> {
  let isAnswered = false
  void answer.then(() => {
    isAnswered = true
  })
  await waitForBlockedSession(pool)
  const waiting = `${blockedSessions} and clock_timestamp() - query_start > interval '1.2 s'`
  while (!isAnswered && !(await pool.query(waiting)).rowCount) await wait(5)
}

type WhileLocked<Result> = {
  /** Locks something, in a transaction of its own. */
  lock: (ctx: Context) => Promise<unknown>
  act: () => Promise<Result>
  /** How many sessions wait by then; one unless it is said. */
  sessions?: number
}

/** Does something while a transaction has locked what it needs. Returns whether it waited for that, and its result. */
export async function whileLocked<Result>(
  { ctx, database }: { ctx: Context; database: { pool: Pool } },
  { lock, act, sessions = 1 }: WhileLocked<Result>,
): Promise<{ waited: boolean; result: Result }> {
  const { acting, waited } = await inTransaction(ctx, async (ctx) => {
    await lock(ctx)
    const acting = act()
    const waits = waitForBlockedSession(database.pool, sessions).then(() => true)
    const waited = await Promise.race([waits, acting.then(() => false)])
    return { acting, waited }
  })
  return { waited, result: await acting }
}
