import type { Context } from '#platform/context'
import { forgetWriter, selectVersionsBy } from './cards/card-queries.ts'
import { selectChecksOf } from './checks/check-queries.ts'

/** What somebody wrote of recalls as a volunteer, and which of their listings match one. */
export async function exportRecalls(ctx: Context, { personId }: { personId: number }) {
  const [written, listings] = await Promise.all([selectVersionsBy(ctx, personId), selectChecksOf(ctx, personId)])
  return { written, listings }
}

/** What they wrote as a volunteer stays, of nobody; what was found in their listings goes with these. */
export const forgetRecalls = (ctx: Context, { personId }: { personId: number }): Promise<void> =>
  forgetWriter(ctx, personId)
