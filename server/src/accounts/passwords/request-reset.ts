import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'

/** Requests a reset link. The job looks up whether there is such an account, so that neither the answer nor its time reveals it. */
export const requestReset = (ctx: Context, { email }: { email: string }): Promise<void> =>
  enqueue(ctx, 'reset-requested', { email, askedAt: ctx.clock.now() })
