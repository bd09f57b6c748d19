import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { clearUnprovedSignUp } from '../people/people-queries.ts'

/** Notes that the person who signed up reads the mail of the address. What they listed before becomes public. */
export async function proveSignUp(ctx: Context, personId: number): Promise<void> {
  await clearUnprovedSignUp(ctx, personId)
  await enqueue(ctx, 'owner-confirmed', { ownerId: personId })
}
