import type { Context } from '#platform/context'
import { hashToken } from '../tokens.ts'
import { deleteSession } from './session-queries.ts'

/** Ends the session of one device. */
export const logOut = (ctx: Context, { token }: { token: string }): Promise<void> =>
  deleteSession(ctx, hashToken(token))
