import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'

type ResetRequest = {
  email: string
  /** So many emails went to this mailbox today that one goes only if no link that still works was mailed. */
  unlessMailed: boolean
}

/** Requests a reset link. The job looks up whether there is such an account, so that neither the answer nor its time reveals it. */
export const requestReset = (ctx: Context, { email, unlessMailed }: ResetRequest): Promise<void> =>
  enqueue(ctx, 'reset-requested', { email, unlessMailed, askedAt: ctx.clock.now() })
