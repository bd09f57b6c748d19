import type { Context } from '#platform/context'
import { loosenVersionsBy } from './leaving-queries.ts'

/** What someone wrote for pages is the organisation's and stays; who wrote it is forgotten. */
export const forgetContent = (ctx: Context, { personId }: { personId: number }): Promise<void> =>
  loosenVersionsBy(ctx, personId)
