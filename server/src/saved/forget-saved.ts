import type { Context } from '#platform/context'
import { deleteSavedOf } from './saved-queries.ts'

export const forgetSaved = (ctx: Context, { personId }: { personId: number }): Promise<void> =>
  deleteSavedOf(ctx, personId)
