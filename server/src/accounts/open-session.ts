import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { insertSession } from './session-queries.ts'
import { hashToken, newToken } from './tokens.ts'

/** Milliseconds from the last use. */
export const sessionLife = 30 * day

/** Signs a person in on one device. Answers the token, which is told this once. */
export async function openSession(ctx: Context, { personId }: { personId: number }): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(ctx.clock.now().getTime() + sessionLife)
  await insertSession(ctx, { tokenHash: hashToken(token), personId, expiresAt })
  return token
}
