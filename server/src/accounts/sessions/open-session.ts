import type { User } from '@reable/contract/accounts/operations'
import { day, minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { findInForce } from '#restrictions'
import { asActor, asRestricted, asUser, type Person } from '../people/people.ts'
import { findFactorWays } from '../second-factor/factor-queries.ts'
import { hashToken, newToken } from '../tokens.ts'
import { insertSession } from './session-queries.ts'

/** In milliseconds: from the last use, and from the start however often it is used. */
const idleLifetime = 30 * day
const maxLifetime = 180 * day

/** How long a log-in waits for its second factor. */
const waitForFactor = 15 * minute

/** The moment when a session expires that started then and is used now. */
export const sessionExpiry = (startedAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + idleLifetime, startedAt.getTime() + maxLifetime))

type NewSession = { personId: number; awaitsFactor?: boolean; provesFactor?: boolean; byLink?: boolean }

/**
 * Opens a session without asking for a second factor; `provesFactor`: as if one had been proved; `byLink`: by a link mailed to the
 * address. Returns the token, of which only the hash is stored.
 */
export async function openSession(
  ctx: Context,
  { personId, awaitsFactor = false, provesFactor = false, byLink = false }: NewSession,
): Promise<string> {
  const token = newToken()
  const now = ctx.clock.now()
  const expiresAt = awaitsFactor ? new Date(now.getTime() + waitForFactor) : sessionExpiry(now, now)
  const factorAt = provesFactor ? now : null
  await insertSession(ctx, { tokenHash: hashToken(token), personId, expiresAt, awaitsFactor, factorAt, byLink })
  return token
}

/**
 * Signs a person in on one device; `byLink`: by a link that was mailed to the address. Of a person with a second factor the session opens
 * nothing until it is proved, which the answer says. A factor of an unproved sign-up keeps nobody out who holds the link.
 */
export async function signInPerson(ctx: Context, person: Person, { byLink = false } = {}): Promise<User> {
  const ways = byLink && person.unprovedSignUp ? [] : await findFactorWays(ctx, person.id)
  const awaitsFactor = ways.length > 0
  const [most] = await findInForce(ctx, person.id)
  const token = await openSession(ctx, { personId: person.id, awaitsFactor, byLink })
  const user = asUser(asRestricted(asActor(person, { openedByLink: byLink }), most?.kind), token)
  return awaitsFactor ? { ...user, factor_asked: ways } : user
}
