import type { User } from '@reable/contract/accounts/operations'
import { type Context, inTransaction } from '#platform/context'
import { lockPersonToLogIn } from '../people/lock-person.ts'
import { asUser, type Person } from '../people/people.ts'
import { sessionExpiry } from '../sessions/open-session.ts'
import type { SessionHeaders } from '../sessions/resume-session.ts'
import { findSession, updateFactorAt } from '../sessions/session-queries.ts'
import { signedOut } from '../sessions/signed-out.ts'
import { hashToken, newToken } from '../tokens.ts'
import { takePasskey } from './passkeys.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { takeTotpCode } from './take-totp-code.ts'

export type FactorProof = { code: string } | { recovery_code: string } | { passkey: Record<string, unknown> }

/** The person of a session, also of one that waits for its second factor. Refuses with 401. */
export async function getFactorActor(ctx: Context, { token, email }: SessionHeaders): Promise<Person> {
  const session = await findSession(ctx, { tokenHash: hashToken(token), email })
  if (!session) throw signedOut()
  return session.person
}

/**
 * Makes a session whole that waits for its second factor, under another token, since whoever knew the password may know the first; or renews
 * the proof of another session. Refuses as invalid, by field.
 */
export async function proveFactor(ctx: Context, session: SessionHeaders, proof: FactorProof): Promise<User> {
  const { token, email } = session
  const tokenHash = hashToken(token)
  // A challenge is used up whatever comes of it, so that nobody tries twice with one.
  const passkey =
    'passkey' in proof ? await takePasskey(ctx, { tokenHash, session, response: proof.passkey }) : undefined
  return inTransaction(ctx, async (ctx) => {
    const { id: personId } = await getFactorActor(ctx, session)
    await lockPersonToLogIn(ctx, { personId })
    const found = await findSession(ctx, { tokenHash, email })
    if (!found) throw signedOut()
    const { person, createdAt } = found
    if ('code' in proof) await takeTotpCode(ctx, { personId, code: proof.code })
    else if ('recovery_code' in proof) await takeRecoveryCode(ctx, { person, code: proof.recovery_code })
    else await passkey?.(ctx)
    const factorAt = ctx.clock.now()
    const nextToken = found.awaitsFactor ? newToken() : token
    await updateFactorAt(ctx, {
      tokenHash,
      nextTokenHash: hashToken(nextToken),
      factorAt,
      expiresAt: sessionExpiry(createdAt, factorAt),
    })
    return asUser(person, nextToken)
  })
}
