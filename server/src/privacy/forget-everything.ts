import { holdPerson, type Person } from '#accounts'
import { holdListingsOf } from '#listings'
import type { Context } from '#platform/context'
import { personalDataProviders } from './keepers.ts'

/** Leaves nothing of a person, in the caller's transaction. Unless `insist` lets it be, asked once nobody else changes anything. */
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
