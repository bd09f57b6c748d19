import { volunteerRestricted } from '@reable/contract/restrictions/rules'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { lockRole } from './volunteer-queries.ts'

/**
 * Locks somebody who is about to be restricted and returns their address; undefined when they have left. Refuses as a conflict a
 * volunteer, who loses the role first.
 */
export async function requireRestrictable(
  ctx: Context,
  { id }: { id: number },
): Promise<{ email: string } | undefined> {
  const person = await lockRole(ctx, id)
  if (person?.role) throw new Refusal('conflict', volunteerRestricted)
  return person
}
