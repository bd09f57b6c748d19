import { day, hour } from '#platform/clock'
import type { Context } from '#platform/context'
import type { Person } from '../people/people.ts'
import { hashToken } from '../tokens.ts'
import { sessionExpiry } from './open-session.ts'
import { findSession, touchSession } from './session-queries.ts'

/** The headers of a request that name its sender: the token of a device, the e-mail address of its person, and the device in words. */
export type SessionHeaders = { token: string; email: string; device: string }

/**
 * Returns the person of a session that has not expired and waits for no second factor. It lasts 30 days from its last use, its
 * end is put off once a day and its use written once an hour, and 180 days at most.
 */
export async function resumeSession(
  ctx: Context,
  { token, email, device }: SessionHeaders,
): Promise<Person | undefined> {
  const tokenHash = hashToken(token)
  const session = await findSession(ctx, { tokenHash, email })
  if (!session || session.awaitsFactor) return undefined
  const now = ctx.clock.now()
  const wasUsedLately = session.usedAt && now.getTime() - session.usedAt.getTime() < hour
  if (!wasUsedLately || !session.hasDevice) {
    const later = sessionExpiry(session.createdAt, now)
    const expiresAt = later.getTime() - session.expiresAt.getTime() >= day ? later : session.expiresAt
    await touchSession(ctx, { tokenHash, expiresAt, device })
  }
  return session.person
}
