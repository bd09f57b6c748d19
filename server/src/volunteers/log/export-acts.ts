import type { Context } from '#platform/context'
import { selectActsOf } from './log-queries.ts'

/** Returns what a volunteer did, for their own download; empty for everyone else. */
export const exportActs = (ctx: Context, { personId }: { personId: number }) => selectActsOf(ctx, personId)
