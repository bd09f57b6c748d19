import type { Context } from '#platform/context'
import { signedOut } from '../sessions/signed-out.ts'
import { lockPersonRow, lockPersonRowAlone } from './account-data-queries.ts'

/** Locks the person's row: until the transaction ends they neither leave nor get anything new. Refuses with 401 if they have left. */
export async function lockPerson(ctx: Context, { personId }: { personId: number }): Promise<void> {
  if (!(await lockPersonRow(ctx, personId))) throw signedOut()
}

/**
 * The same for a log-in: it waits for other log-ins and changes of the account, not for what the person does elsewhere at this moment, such
 * as a volunteer's decision, whose new rows refer to them.
 */
export async function lockPersonToLogIn(ctx: Context, { personId }: { personId: number }): Promise<void> {
  if (!(await lockPersonRowAlone(ctx, personId))) throw signedOut()
}
