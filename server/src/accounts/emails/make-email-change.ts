import type { User } from '@reable/contract/accounts/operations'
import { canChangePassword, emailLinkInvalid, emailTaken, passwordNotCurrent } from '@reable/contract/accounts/rules'
import { type Context, inTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import { deleteTokensOf } from '../link-token-queries.ts'
import { endTokens } from '../link-tokens.ts'
import { findPasswordHash, holdPasswordHash } from '../passwords/password-queries.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { lockPerson } from '../people/leaving-queries.ts'
import { asUser, type Person } from '../people/people.ts'
import { findPersonById, updateEmail } from '../people/people-queries.ts'
import { openSession } from '../sessions/open-session.ts'
import { deleteSessionsOf } from '../sessions/session-queries.ts'
import { whereTaken } from '../sign-up/where-taken.ts'
import { hashToken } from '../tokens.ts'
import { type EmailChange, endOpenChanges, findChangeToMake, isTaken, noteMade } from './email-change-queries.ts'

/** A session that the browser shows, of whomever. */
type OwnSession = { person: Person; token: string }

/** What the browser in which the new address's link was opened still has to bring: who reads that mail may be a stranger. */
export type Asked = 'press' | 'password' | 'log_in'

/** What a link of the letter to the new address leads to. Refuses as invalid, at `email_token`, what is none or has ended. */
export async function readChange(
  ctx: Context,
  { token, session }: { token: string; session: OwnSession | undefined },
): Promise<EmailChange & { asks: Asked }> {
  const change = await findChangeToMake(ctx, hashToken(token))
  const person = change && (await findPersonById(ctx, change.personId))
  if (!person) throw linkInvalid()
  if (session?.person.id === person.id) return { ...change, asks: 'press' }
  return { ...change, asks: canChangePassword(person) ? 'password' : 'log_in' }
}

type Making = { token: string; session: OwnSession | undefined; currentPassword: string }

/**
 * Gives the account its new address: by a press in a browser that is signed in to it, in any other one with the account's password,
 * which signs in there. All other sessions end, and so do links that were mailed to the old address. Refuses as invalid, by field.
 */
export async function makeEmailChange(ctx: Context, { token, session, currentPassword }: Making): Promise<User> {
  const change = await readChange(ctx, { token, session })
  const passwordHash = change.asks === 'press' ? undefined : await provenHash(ctx, change, currentPassword)
  return whereTaken(
    () =>
      inTransaction(ctx, async (ctx) => {
        const { personId, newEmail: email } = change
        if (!(await lockPerson(ctx, personId)) || !(await findChangeToMake(ctx, hashToken(token)))) throw linkInvalid()
        if (passwordHash !== undefined && !(await holdPasswordHash(ctx, { personId, passwordHash }))) throw notCurrent()
        if (await isTaken(ctx, { email, personId })) throw taken()
        const before = await findPersonById(ctx, personId)
        const person = await updateEmail(ctx, { personId, email })
        await noteMade(ctx, change.id)
        await endOpenChanges(ctx, personId)
        await endWays(ctx, { personId, spared: passwordHash === undefined ? session?.token : undefined })
        if (!before?.confirmed) await enqueue(ctx, 'owner-confirmed', { ownerId: personId })
        const own = passwordHash === undefined ? session?.token : undefined
        return asUser(person, own ?? (await openSession(ctx, { personId })))
      }),
    taken,
  )
}

/** Ends what was opened before, and what was mailed before. */
export async function endWays(
  ctx: Context,
  { personId, spared }: { personId: number; spared: string | undefined },
): Promise<void> {
  await deleteSessionsOf(ctx, personId, spared === undefined ? undefined : hashToken(spared))
  for (const purpose of ['reset', 'social_login'] as const) await endTokens(ctx, { personId, purpose })
  // A used one would still tell who the account belongs to.
  await deleteTokensOf(ctx, { personId, purpose: 'confirmation' })
}

async function provenHash(ctx: Context, { personId, asks }: EmailChange & { asks: Asked }, typed: string) {
  const hash = await findPasswordHash(ctx, personId)
  if (asks === 'log_in' || !hash || !(await verifyPassword(typed, hash))) throw notCurrent()
  return hash
}

const linkInvalid = () => new Refusal('invalid', emailLinkInvalid, { errors: { email_token: [emailLinkInvalid] } })
const notCurrent = () =>
  new Refusal('invalid', passwordNotCurrent, { errors: { current_password: [passwordNotCurrent] } })
const taken = () => new Refusal('invalid', emailTaken, { errors: { email: [emailTaken] } })
