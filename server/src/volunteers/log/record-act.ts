import type { Context } from '#platform/context'
import type { Act, ActOfPerson } from './act.ts'
import { findActSince, insertAct } from './log-queries.ts'

/** Records what a volunteer does, in the transaction that does it. Nothing is ever taken out of this log. */
export const recordAct = (ctx: Context, act: Act): Promise<void> => insertAct(ctx, act)

/** Whether a volunteer did the same to the same since a moment. */
export const hasActedSince = (ctx: Context, act: ActOfPerson, since: Date): Promise<boolean> =>
  findActSince(ctx, act, since)
