import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import type { Person } from '../people/people.ts'
import { hashToken } from '../tokens.ts'
import { sessionExpiry } from './open-session.ts'
import { extendSession, findSession } from './session-queries.ts'

/** The headers of a request that name its sender: the token of a device, and the e-mail address of its person. */
export type SessionHeaders = { token: string; email: string }

/**
 * Returns the person of a session that has not expired. It lasts 30 days from its last use, which is written once a day, and 180 days
 * at most.
 */
export async function resumeSession(ctx: Context, { token, email }: SessionHeaders): Promise<Person | undefined> {
  const tokenHash = hashToken(token)
  const session = await findSession(ctx, { tokenHash, email })
  if (!session) return undefined
  const expiresAt = sessionExpiry(session.createdAt, ctx.clock.now())
  if (expiresAt.getTime() - session.expiresAt.getTime() >= day) await extendSession(ctx, { tokenHash, expiresAt })
  return session.person
}
