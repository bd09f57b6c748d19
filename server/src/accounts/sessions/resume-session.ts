import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import type { Person } from '../people/people.ts'
import { hashToken } from '../tokens.ts'
import { sessionExpiry } from './open-session.ts'
import { extendSession, findSession } from './session-queries.ts'

/** What a request shows of its sender: the token of a device, and the address it belongs to. */
export type SessionHeaders = { token: string; email: string }

/**
 * The person of a session that has not ended. It goes on for 30 days from its last use, which is written once a day, and for 180
 * days in all.
 */
export async function resumeSession(ctx: Context, { token, email }: SessionHeaders): Promise<Person | undefined> {
  const tokenHash = hashToken(token)
  const session = await findSession(ctx, { tokenHash, email })
  if (!session) return undefined
  const expiresAt = sessionExpiry(session.createdAt, ctx.clock.now())
  if (expiresAt.getTime() - session.expiresAt.getTime() >= day) await extendSession(ctx, { tokenHash, expiresAt })
  return session.person
}
