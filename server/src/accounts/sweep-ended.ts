import type { Context } from '#platform/context'
import { deleteEnded } from './sessions/session-queries.ts'

/** Removes what has ended: sessions, the tokens of links and codes, solved checks. */
export const sweepEnded = (ctx: Context): Promise<void> => deleteEnded(ctx)
