import type { Context } from '#platform/context'
import { deleteExpired } from './sessions/session-queries.ts'

/** Removes what has ended: sessions, the tokens of links and codes, solved checks. */
export const removeExpired = (ctx: Context): Promise<void> => deleteExpired(ctx)
