import type { Context } from '#platform/context'
import { deleteSession } from './session-queries.ts'
import { hashToken } from './tokens.ts'

/** Ends the session of one device. */
export const logOut = (ctx: Context, { token }: { token: string }): Promise<void> =>
  deleteSession(ctx, hashToken(token))
