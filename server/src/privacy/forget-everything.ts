import { holdPerson, type Person } from '#accounts'
import { holdListingsOf } from '#listings'
import type { Context } from '#platform/context'
import { keepers } from './keepers.ts'

/** Leaves nothing of a person, in the caller's transaction. Unless `insist` lets it be, asked once nobody else changes anything. */
export async function forgetEverything(
  ctx: Context,
  person: Person,
  insist: (ctx: Context) => Promise<boolean> = async () => true,
): Promise<void> {
  await holdPerson(ctx, { personId: person.id })
  if (!(await insist(ctx))) return
  await holdListingsOf(ctx, { ownerId: person.id })
  for (const { forget } of keepers) await forget(ctx, person)
}
