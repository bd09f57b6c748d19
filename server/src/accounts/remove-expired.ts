import type { Context } from '#platform/context'
import { deleteExpired } from './sessions/session-queries.ts'

/** Removes expired sessions, tokens of links and codes, and used captchas. */
export const removeExpired = (ctx: Context): Promise<void> => deleteExpired(ctx)
