import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { hashToken, newToken } from '../tokens.ts'
import { insertSession } from './session-queries.ts'

/** In milliseconds: from the last use, and from the start however often it is used. */
const idleLifetime = 30 * day
const maxLifetime = 180 * day

/** The moment when a session expires that started then and is used now. */
export const sessionExpiry = (startedAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + idleLifetime, startedAt.getTime() + maxLifetime))

/** Signs a person in on one device. Returns the token, of which only the hash is stored. */
export async function openSession(ctx: Context, { personId }: { personId: number }): Promise<string> {
  const token = newToken()
  const now = ctx.clock.now()
  const expiresAt = sessionExpiry(now, now)
  await insertSession(ctx, { tokenHash: hashToken(token), personId, expiresAt })
  return token
}
