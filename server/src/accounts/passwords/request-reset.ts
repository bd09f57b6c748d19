import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'

/** Asks for a reset link. Whether there is such an account is looked up by the job: the answer and its time do not tell. */
export const requestReset = (ctx: Context, { email }: { email: string }): Promise<void> =>
  enqueue(ctx, 'reset-requested', { email, askedAt: ctx.clock.now() })
