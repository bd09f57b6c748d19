import {
  canChangePassword,
  emailUnchanged,
  passwordNotCurrent,
  signInAgainFirst,
} from '@reable/contract/accounts/rules'
import { minute } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import { findPasswordHash } from '../passwords/password-queries.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { lockPersonRow } from '../people/account-data-queries.ts'
import type { Person } from '../people/people.ts'
import { findSessionStart } from '../sessions/session-queries.ts'
import { signedOut } from '../sessions/signed-out.ts'
import { hashToken } from '../tokens.ts'
import { canonicalEmail } from './email-addresses.ts'
import { endOpenChanges, insertChange } from './email-change-queries.ts'

/** In milliseconds: someone without a password here must have logged in by their provider at most so long ago. */
const maxLogInAge = 15 * minute

type EmailChangeRequest = {
  person: Person
  /** The token of the requesting session. */
  token: string
  email: string
  currentPassword: string
  /** Counts the request against its limits, in its transaction. */
  admit: (ctx: Context) => Promise<void>
}

/**
 * Requests another e-mail address, in place of one that was requested before. Nothing changes until the new one's owner confirms it.
 * The job that writes the mails looks up whether somebody has that address, so that neither the answer nor its time reveals it. Refuses
 * as invalid, by field, a wrong password or the same address; as forbidden someone without a password here who logged in long ago.
 */
export async function requestEmailChange(
  ctx: Context,
  { person, token, email, currentPassword, admit }: EmailChangeRequest,
): Promise<void> {
  await requireReauthentication(ctx, { person, token, currentPassword })
  const newEmail = canonicalEmail(email)
  if (newEmail === person.email) throw new Refusal('invalid', emailUnchanged, { errors: { email: [emailUnchanged] } })
  await inTransaction(ctx, async (ctx) => {
    if (!(await lockPersonRow(ctx, person.id))) throw signedOut()
    await admit(ctx)
    await endOpenChanges(ctx, person.id)
    const changeId = await insertChange(ctx, { personId: person.id, oldEmail: person.email, newEmail })
    await enqueue(ctx, 'email-change-asked', { changeId })
  })
}

async function requireReauthentication(
  ctx: Context,
  { person, token, currentPassword }: Pick<EmailChangeRequest, 'person' | 'token' | 'currentPassword'>,
): Promise<void> {
  if (canChangePassword(person)) {
    if (await verifyPassword(currentPassword, await findPasswordHash(ctx, person.id))) return
    throw new Refusal('invalid', passwordNotCurrent, { errors: { current_password: [passwordNotCurrent] } })
  }
  const startedAt = await findSessionStart(ctx, hashToken(token))
  if (!startedAt || ctx.clock.now().getTime() - startedAt.getTime() > maxLogInAge)
    throw new Refusal('forbidden', signInAgainFirst)
}
