import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'

/** Asks for another confirmation link. Whether there is such an account is looked up by the job, as with a reset. */
export const resendConfirmation = (ctx: Context, { email }: { email: string }): Promise<void> =>
  enqueue(ctx, 'confirmation-requested', { email, askedAt: ctx.clock.now() })
