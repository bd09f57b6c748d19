import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'

/** Requests another confirmation link. The job looks up whether there is such an account, as with a reset. */
export const resendConfirmation = (ctx: Context, { email }: { email: string }): Promise<void> =>
  enqueue(ctx, 'confirmation-requested', { email, askedAt: ctx.clock.now() })
