import { emailFault, passwordNotCurrent } from '@reable/contract/accounts/rules'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { keptEmail } from '../emails/email-addresses.ts'
import type { Person } from '../people/people.ts'
import { signedOut } from '../sessions/signed-out.ts'
import { findPasswordHash } from './password-queries.ts'
import { verifyPassword } from './passwords.ts'

type Proof = { person: Person; currentPassword: string; email: string }

/**
 * Makes sure that it is the person who asks for what cannot be taken back, not who found their device open: by the password,
 * or by the address of who has none. Refuses as invalid, at `current_password` or `email`; with 401 who has left meanwhile.
 */
export async function proveOneself(ctx: Context, { person, currentPassword, email }: Proof): Promise<void> {
  const passwordHash = await findPasswordHash(ctx, person.id)
  if (passwordHash === undefined) throw signedOut()
  if (passwordHash === null) return proveByEmail(person, email)
  if (!(await verifyPassword(currentPassword, passwordHash))) throw refusal('current_password', passwordNotCurrent)
}

function proveByEmail(person: Person, typed: string): void {
  const fault = emailFault(typed)
  if (fault) throw refusal('email', fault)
  if (keptEmail(typed) !== person.email) throw refusal('email', 'This is not the email address of your account')
}

const refusal = (field: string, sentence: string) =>
  new Refusal('invalid', sentence, { errors: { [field]: [sentence] } })
