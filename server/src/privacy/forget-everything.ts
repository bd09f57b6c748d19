import { lockPerson, type Person } from '#accounts'
import { lockListingsOf } from '#listings'
import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { addToClosedAccounts, lockLeaving } from './leaving-queries.ts'
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
  for (const { forget } of personalDataProviders) await forget(ctx, person)
}
