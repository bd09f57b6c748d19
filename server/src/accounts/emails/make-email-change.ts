import type { User } from '@reable/contract/accounts/operations'
import {
  canChangePassword,
  emailLinkInvalid,
  emailTaken,
  openLinkHereFirst,
  passwordNotCurrent,
} from '@reable/contract/accounts/rules'
import { type Context, inTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import { deleteTokensOf } from '../link-token-queries.ts'
import { revokeTokens } from '../link-tokens.ts'
import { findPasswordHash, lockPasswordHash } from '../passwords/password-queries.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { lockPersonRow } from '../people/account-data-queries.ts'
import { asUser, type Person } from '../people/people.ts'
import { findPersonById, updateEmail } from '../people/people-queries.ts'
import { signInPerson } from '../sessions/open-session.ts'
import { deleteSessionsOf } from '../sessions/session-queries.ts'
import { refuseIfTaken } from '../sign-up/refuse-if-taken.ts'
import { hashLinkToken, hashToken } from '../tokens.ts'
import { type EmailChange, findChangeToMake, isTaken, markMade } from './email-change-queries.ts'

/** The session of the browser, whoever it belongs to. */
type OwnSession = { person: Person; token: string }

/** The proof that the browser in which the new address's link was opened still has to give: who reads that mail may be a stranger. */
export type RequiredProof = 'press' | 'password' | 'log_in'

/**
 * Returns the change of the link mailed to the new address. Refuses as invalid, at `email_token`, a token that is unknown or expired,
 * as limited whoever came in by a sign-up that may be a stranger's.
 */
export async function readChange(
  ctx: Context,
  { token, session }: { token: string; session: OwnSession | undefined },
): Promise<EmailChange & { requiredProof: RequiredProof }> {
  const change = await findChangeToMake(ctx, await hashLinkToken(ctx, token))
  const person = change && (await findPersonById(ctx, change.personId))
  if (!person) throw linkInvalid()
  const own = session?.person.id === person.id ? session.person : undefined
  // Neither the password nor a session of the sign-up shows who this is, and by now the account is somebody's.
  if (person.confirmed && person.unprovedSignUp && !own?.openedByLink) throw new Refusal('limited', openLinkHereFirst)
  if (own) return { ...change, requiredProof: 'press' }
  return { ...change, requiredProof: canChangePassword(person) ? 'password' : 'log_in' }
}

type MakeChangeInput = { token: string; session: OwnSession | undefined; currentPassword: string }

/**
 * Gives the account its new address: by a click in a browser that is signed in to it, in any other one with the account's password,
 * which signs in there. All other sessions end, and so do links that were mailed to the old address. Refuses as invalid, by field.
 */
export async function makeEmailChange(
  ctx: Context,
  { token, session, currentPassword }: MakeChangeInput,
): Promise<User> {
  const change = await readChange(ctx, { token, session })
  const passwordHash = change.requiredProof === 'press' ? undefined : await verifiedHash(ctx, change, currentPassword)
  return refuseIfTaken(
    () =>
      inTransaction(ctx, async (ctx) => {
        const { personId, newEmail: email } = change
        if (!(await lockPersonRow(ctx, personId)) || !(await findChangeToMake(ctx, await hashLinkToken(ctx, token))))
          throw linkInvalid()
        if (passwordHash !== undefined && !(await lockPasswordHash(ctx, { personId, passwordHash }))) throw notCurrent()
        if (await isTaken(ctx, { email, personId })) throw addressTaken()
        const person = await updateEmail(ctx, { personId, email })
        await markMade(ctx, change.id)
        const ownToken = passwordHash === undefined ? session?.token : undefined
        await revokeAccess(ctx, { personId, exceptToken: ownToken })
        await enqueue(ctx, 'owner-confirmed', { ownerId: personId })
        return ownToken ? asUser(person, ownToken) : signInPerson(ctx, person)
      }),
    addressTaken,
  )
}

/** Ends all sessions but one, and the links and codes that were issued before. */
export async function revokeAccess(
  ctx: Context,
  { personId, exceptToken }: { personId: number; exceptToken: string | undefined },
): Promise<void> {
  await deleteSessionsOf(ctx, personId, exceptToken === undefined ? undefined : hashToken(exceptToken))
  for (const purpose of ['reset', 'social_login'] as const) await revokeTokens(ctx, { personId, purpose })
  // Even a used confirmation link would still reveal whose account it is.
  await deleteTokensOf(ctx, { personId, purpose: 'confirmation' })
}

/** Returns the hash of the account's password once the typed one matches it. Refuses as invalid, at `current_password`. */
async function verifiedHash(
  ctx: Context,
  { personId, requiredProof }: EmailChange & { requiredProof: RequiredProof },
  password: string,
) {
  const hash = await findPasswordHash(ctx, personId)
  if (requiredProof === 'log_in' || !hash || !(await verifyPassword(password, hash))) throw notCurrent()
  return hash
}

const linkInvalid = () => new Refusal('invalid', emailLinkInvalid, { errors: { email_token: [emailLinkInvalid] } })
const notCurrent = () =>
  new Refusal('invalid', passwordNotCurrent, { errors: { current_password: [passwordNotCurrent] } })
const addressTaken = () => new Refusal('invalid', emailTaken, { errors: { email: [emailTaken] } })
