import { holdPerson, type Person } from '#accounts'
import { holdListingsOf } from '#listings'
import type { Context } from '#platform/context'
import { personalDataProviders } from './keepers.ts'

/** Deletes everything about a person, in the caller's transaction, unless `shouldProceed`, asked once their row is locked, says no. */
export async function forgetEverything(
  ctx: Context,
  person: Person,
  shouldProceed: (ctx: Context) => Promise<boolean> = async () => true,
): Promise<void> {
  await holdPerson(ctx, { personId: person.id })
  if (!(await shouldProceed(ctx))) return
  await holdListingsOf(ctx, { ownerId: person.id })
  for (const { forget } of personalDataProviders) await forget(ctx, person)
}
