import { emailError, passwordNotCurrent } from '@reable/contract/accounts/rules'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { canonicalEmail } from '../emails/email-addresses.ts'
import type { Person } from '../people/people.ts'
import { signedOut } from '../sessions/signed-out.ts'
import { findPasswordHash } from './password-queries.ts'
import { verifyPassword } from './passwords.ts'

type ReauthenticationInput = { person: Person; currentPassword: string; email: string }

/**
 * Makes sure that it is the person who requests what cannot be undone, not someone who found their device unlocked: by the password,
 * or by the address of someone without one. Refuses as invalid, at `current_password` or `email`; with 401 if they have left meanwhile.
 */
export async function reauthenticate(
  ctx: Context,
  { person, currentPassword, email }: ReauthenticationInput,
): Promise<void> {
  const passwordHash = await findPasswordHash(ctx, person.id)
  if (passwordHash === undefined) throw signedOut()
  if (passwordHash === null) return requireOwnEmail(person, email)
  if (!(await verifyPassword(currentPassword, passwordHash))) throw invalidField('current_password', passwordNotCurrent)
}

function requireOwnEmail(person: Person, typed: string): void {
  const error = emailError(typed)
  if (error) throw invalidField('email', error)
  if (canonicalEmail(typed) !== person.email)
    throw invalidField('email', 'This is not the email address of your account')
}

const invalidField = (field: string, sentence: string) =>
  new Refusal('invalid', sentence, { errors: { [field]: [sentence] } })
