import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** Writes an account onto the list of those that are closed, as long as it is still there. */
export async function addToClosedAccounts({ db, clock }: Context, personId: number): Promise<void> {
  const closedAt = sql<Date>`${clock.now()}::timestamptz`.as('closed_at')
  await db
    .insertInto('closed_accounts')
    .columns(['person_id', 'signed_up_at', 'closed_at'])
    .expression(db.selectFrom('people').select(['id', 'created_at', closedAt]).where('id', '=', personId))
    .execute()
}

/**
 * Lets accounts be closed one after another until the transaction ends: each changes conversations and listings of others, who may be
 * leaving at the same moment.
 */
export async function lockLeaving({ db }: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('leaving'))`.execute(db)
}
