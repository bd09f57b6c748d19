import type { Context } from '#platform/context'
import { lockConfirmedAtShared } from '../people/people-queries.ts'
import { signedOut } from '../sessions/signed-out.ts'

/**
 * Whether the person's address is confirmed; locks their row, so that it stays so, and they do not leave, until the transaction ends.
 * Refuses with 401 if they have left.
 */
export async function lockConfirmed(ctx: Context, { personId }: { personId: number }): Promise<boolean> {
  const row = await lockConfirmedAtShared(ctx, personId)
  if (!row) throw signedOut()
  return row.confirmed_at !== null
}
