import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { type FactorChange, factorChangedEmail } from '../mails/factor-emails.tsx'
import { reauthenticate } from '../passwords/reauthenticate.ts'
import { lockPerson } from '../people/lock-person.ts'
import type { Person } from '../people/people.ts'
import { clearFactorAt, deleteSessionsOf, updateFactorAt } from '../sessions/session-queries.ts'
import { hashToken } from '../tokens.ts'
import { findFactorWays, replaceRecoveryCodes } from './factor-queries.ts'
import { requireRecentFactor } from './require-factor.ts'

export type Reauthentication = { currentPassword: string; email: string }

/** Makes sure that it is the person who changes their factors: by the password, and by a factor where they have one. */
export async function authorizeChange(
  ctx: Context,
  { person, ...proof }: { person: Person } & Reauthentication,
): Promise<void> {
  await requireOwnFactor(ctx, person)
  await reauthenticate(ctx, { person, ...proof })
}

/** Refuses who has a second factor and did not prove it within 15 minutes. */
export async function requireOwnFactor(ctx: Context, person: Person): Promise<void> {
  if ((await findFactorWays(ctx, person.id)).length) requireRecentFactor(ctx, person)
}

type Change = { person: Person; token: string; change: FactorChange }

/**
 * Runs a change of somebody's factors and mails them. The first factor ends all other sessions, in which it was not proved; the
 * last one that goes takes the recovery codes along.
 */
export async function changeFactor<Result>(
  ctx: Context,
  { person, token, change }: Change,
  make: () => Promise<Result>,
): Promise<Result> {
  await lockPerson(ctx, { personId: person.id })
  const before = await findFactorWays(ctx, person.id)
  if (before.length) requireRecentFactor(ctx, person)
  const result = await make()
  const after = await findFactorWays(ctx, person.id)
  if (!before.length && after.length) {
    await deleteSessionsOf(ctx, person.id, hashToken(token))
    await updateFactorAt(ctx, { tokenHash: hashToken(token), factorAt: ctx.clock.now() })
  }
  if (!after.length) {
    await replaceRecoveryCodes(ctx, { personId: person.id, hashes: [] })
    await clearFactorAt(ctx, person.id)
  }
  await queueMail(ctx, { ...(await factorChangedEmail(ctx, { to: person.email, change })), despiteBounces: true })
  return result
}
