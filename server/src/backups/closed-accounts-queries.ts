import { sql } from 'kysely'
import type { Client } from 'pg'
import type { Context } from '#platform/context'
import type { ClosedAccount } from './closed-accounts-list.ts'

/** The closed accounts that do not stand beside the backups yet, the first that were closed before the others. */
export async function findUnlisted({ db }: Context, limit: number): Promise<ClosedAccount[]> {
  return db
    .selectFrom('closed_accounts')
    .select(['person_id as personId', 'signed_up_at as signedUpAt', 'closed_at as closedAt'])
    .where('listed_at', 'is', null)
    .orderBy('closed_at')
    .limit(limit)
    .execute()
}

export async function markListed({ db, clock }: Context, { personId, closedAt }: ClosedAccount): Promise<void> {
  await db
    .updateTable('closed_accounts')
    .set({ listed_at: clock.now() })
    .where('person_id', '=', personId)
    .where('closed_at', '=', closedAt)
    .execute()
}

/** True when this very account is there: the number alone may be somebody else's by now. Moments are compared by the millisecond. */
export async function isAccount({ db }: Context, { personId, signedUpAt }: ClosedAccount): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .where(sql`date_trunc('milliseconds', created_at)`, '=', signedUpAt)
    .executeTakeFirst()
  return row !== undefined
}

/** Belongs into the transaction of a restore: when its command is killed before it has closed them, the program does at its start. */
export async function closeAgainLater(client: Client, { made_at: since }: { made_at: string }): Promise<void> {
  await client.query("select graphile_worker.add_job('close-again', $1::json, job_key => 'close-again')", [
    JSON.stringify({ since }),
  ])
}
