import { day, hour } from '#platform/clock'
import type { Context } from '#platform/context'
import type { Person } from '../people/people.ts'
import { hashToken } from '../tokens.ts'
import { networkDigest } from './network-digest.ts'
import { sessionExpiry } from './open-session.ts'
import { findSession, touchSession } from './session-queries.ts'

/**
 * What of a request names its sender: the token of a device, the e-mail address of its person, the device in words, and the network that
 * it comes from.
 */
export type SessionHeaders = { token: string; email: string; device: string; network: string }

/**
 * Returns the person of a session that has not expired and waits for no second factor. It lasts 30 days from its last use, its
 * end is put off once a day and its use written once an hour or from another network, and 180 days at most.
 */
export async function resumeSession(
  ctx: Context,
  { token, email, device, network }: SessionHeaders,
): Promise<Person | undefined> {
  const tokenHash = hashToken(token)
  const session = await findSession(ctx, { tokenHash, email })
  if (!session || session.awaitsFactor) return undefined
  const now = ctx.clock.now()
  const wasUsedLately = session.usedAt && now.getTime() - session.usedAt.getTime() < hour
  const here = networkDigest(ctx, { personId: session.person.id, network })
  if (!wasUsedLately || !session.hasDevice || !session.network?.equals(here)) {
    const later = sessionExpiry(session.createdAt, now)
    const expiresAt = later.getTime() - session.expiresAt.getTime() >= day ? later : session.expiresAt
    await touchSession(ctx, { tokenHash, expiresAt, device, network: here })
  }
  return session.person
}
