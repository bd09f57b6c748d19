import { undoDays } from '@reable/contract/cases/rules'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { forgetBefore } from './decision-queries.ts'

/** Forgets how things stood before decisions that nobody can undo any more. */
export const endUndo = (ctx: Context): Promise<void> =>
  forgetBefore(ctx, new Date(ctx.clock.now().getTime() - undoDays * day))
