import { sql } from 'kysely'
import type { Context } from '#platform/context'

/**
 * Lets accounts be closed one after another until the transaction ends: each changes conversations and listings of others, who may be
 * leaving at the same moment.
 */
export async function lockLeaving({ db }: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('leaving'))`.execute(db)
}
