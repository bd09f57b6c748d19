import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { insertSession } from './people-queries.ts'
import { hashToken, newToken } from './tokens.ts'

const sessionDays = 30

/** Signs a person in on one device. Answers the token, which is told this once. */
export async function openSession(ctx: Context, { personId }: { personId: number }): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(ctx.clock.now().getTime() + sessionDays * day)
  await insertSession(ctx, { tokenHash: hashToken(token), personId, expiresAt })
  return token
}
