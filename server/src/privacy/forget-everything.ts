import { sql } from 'kysely'
import { lockPerson, type Person } from '#accounts'
import { lockListingsOf } from '#listings'
import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { personalDataProviders } from './personal-data-providers.ts'

/** Deletes everything about a person, in the caller's transaction, unless `shouldProceed`, asked once their row is locked, says no. */
export async function forgetEverything(
  ctx: Context,
  person: Person,
  shouldProceed: (ctx: Context) => Promise<boolean> = async () => true,
): Promise<void> {
  await lockLeaving(ctx)
  await lockPerson(ctx, { personId: person.id })
  if (!(await shouldProceed(ctx))) return
  await lockListingsOf(ctx, { ownerId: person.id })
  await addToClosedAccounts(ctx, person.id)
  if (ctx.config.backups) await enqueue(ctx, 'list-closed-accounts', {}, { key: 'list-closed-accounts' })
  for (const { forget } of personalDataProviders) await forget?.(ctx, person)
}

/** Writes an account onto the list of those that are closed, as long as it is still there. */
async function addToClosedAccounts({ db, clock }: Context, personId: number): Promise<void> {
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
