import type { Context } from '#platform/context'
import { signedOut } from '../sessions/signed-out.ts'
import { lockPersonRow } from './account-data-queries.ts'

/** Locks the person's row: until the transaction ends they neither leave nor get anything new. Refuses with 401 if they have left. */
export async function lockPerson(ctx: Context, { personId }: { personId: number }): Promise<void> {
  if (!(await lockPersonRow(ctx, personId))) throw signedOut()
}
