import type { Context } from '#platform/context'
import { deleteResetsOf, selectResets } from './factor-reset-queries.ts'

/** What stewards were asked about a second factor of somebody, and what they began as a steward, for their own download. */
export const exportFactorResets = async (ctx: Context, { personId }: { personId: number }) => ({
  about_me: await selectResets(ctx, 'person_id', personId),
  begun_by_me: await selectResets(ctx, 'begun_by', personId),
})

/** Removes what was about somebody. What they began for others stays, without who it was. */
export const forgetFactorResets = (ctx: Context, { personId }: { personId: number }): Promise<void> =>
  deleteResetsOf(ctx, personId)
