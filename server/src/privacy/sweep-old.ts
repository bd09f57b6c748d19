import type { Context } from '#platform/context'
import { deleteEndedRows, deleteFailedJobs, endings } from './old-rows-queries.ts'

/** Removes what nobody needs any more, by its age. */
export async function sweepOld(ctx: Context): Promise<void> {
  for (const ending of endings) await deleteEndedRows(ctx, ending)
  await deleteFailedJobs(ctx)
}
