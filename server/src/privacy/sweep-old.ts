import type { Context } from '#platform/context'
import { deleteExpiredRows, deleteFailedJobs, retentionRules } from './old-rows-queries.ts'

/** Deletes what nobody needs any more, by its age. */
export async function sweepOld(ctx: Context): Promise<void> {
  for (const rule of retentionRules) await deleteExpiredRows(ctx, rule)
  await deleteFailedJobs(ctx)
}
