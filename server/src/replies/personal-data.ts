import type { Context } from '#platform/context'
import { forgetWriter, selectVersionsBy } from './reply-queries.ts'

/** Exports the versions of standard replies that a person wrote. */
export const exportReplies = (ctx: Context, { personId }: { personId: number }) => selectVersionsBy(ctx, personId)

/** Removes a person's name from the versions they wrote. What these say belongs to the organisation and stays. */
export const forgetReplies = (ctx: Context, { personId }: { personId: number }): Promise<void> =>
  forgetWriter(ctx, personId)
