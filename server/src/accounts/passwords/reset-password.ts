import type { User } from '@reable/contract/accounts/operations'
import { resetLinkUsed } from '@reable/contract/accounts/rules'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { disownSignUp } from '../confirm/disown-sign-up.ts'
import { consumeToken, findLinkToken } from '../link-tokens.ts'
import { findPersonById } from '../people/people-queries.ts'
import { signInPerson } from '../sessions/open-session.ts'
import { hashPassword } from './passwords.ts'
import { replacePassword } from './replace-password.ts'

/** Sets a new password with the token of a reset link, which works once; ends all sessions and opens one. */
export async function resetPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
): Promise<User> {
  const presented = { token, purpose: 'reset' } as const
  const stored = await findLinkToken(ctx, presented)
  if (!stored || stored.used) throw linkUsed()
  const passwordHash = await hashPassword(password)
  return inTransaction(ctx, async (ctx) => {
    const personId = await consumeToken(ctx, presented)
    const person = personId === undefined ? undefined : await findPersonById(ctx, personId)
    if (!person) throw linkUsed()
    const { unprovedSignUp, ...updated } = await replacePassword(ctx, { person, passwordHash })
    // Whoever reads this mail holds the address, and may not be who signed up with it.
    if (unprovedSignUp) await disownSignUp(ctx, person.id)
    return signInPerson(ctx, updated)
  })
}

const linkUsed = () => new Refusal('invalid', resetLinkUsed, { errors: { reset_password_token: [resetLinkUsed] } })
