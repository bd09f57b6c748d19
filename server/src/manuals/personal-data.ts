import type { Context } from '#platform/context'
import { selectHostVersionsBy } from './host-queries.ts'
import { forgetWriter, selectVersionsBy } from './manual-queries.ts'

/** What somebody wrote of manuals as a volunteer. */
export async function exportManuals(ctx: Context, { personId }: { personId: number }) {
  const [manuals, hosts] = await Promise.all([selectVersionsBy(ctx, personId), selectHostVersionsBy(ctx, personId)])
  return { manuals, hosts }
}

/** What they wrote stays, of nobody. */
export const forgetManuals = (ctx: Context, { personId }: { personId: number }): Promise<void> =>
  forgetWriter(ctx, personId)
