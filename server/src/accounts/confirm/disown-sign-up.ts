import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { endOpenChanges } from '../emails/email-change-queries.ts'
import { clearUnprovedSignUp } from '../people/people-queries.ts'
import { removeFactors } from '../second-factor/clear-second-factor.ts'
import { deleteProviderAccounts } from '../social/provider-accounts-queries.ts'

/**
 * Takes what an unproved sign-up set up and could come back by: its social login, second factor and requested change of address. What it
 * listed stays hidden. The caller replaces the password and ends the sessions.
 */
export async function disownSignUp(ctx: Context, personId: number): Promise<void> {
  await deleteProviderAccounts(ctx, personId)
  await removeFactors(ctx, personId)
  await endOpenChanges(ctx, personId)
  await clearUnprovedSignUp(ctx, personId)
  await enqueue(ctx, 'sign-up-disowned', { ownerId: personId, before: ctx.clock.now() })
}
