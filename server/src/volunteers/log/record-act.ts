import type { Context } from '#platform/context'
import type { Act } from './act.ts'
import { insertAct } from './log-queries.ts'

/** Records what a volunteer does, in the transaction that does it. Nothing is ever taken out of this log. */
export const recordAct = (ctx: Context, act: Act): Promise<void> => insertAct(ctx, act)
