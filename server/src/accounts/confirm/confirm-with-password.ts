import { type Context, inTransaction } from '#platform/context'
import { hashPassword } from '../passwords/passwords.ts'
import { setPassword } from '../passwords/set-password.ts'
import { asUser } from '../people/people.ts'
import { signInPerson } from '../sessions/open-session.ts'
import { type ConfirmationResult, confirmPerson, getConfirmationLink } from './confirm.ts'

/**
 * Confirms an address by the token that was mailed to it, in whichever browser, and signs in there. From then on the account
 * can be entered by this password alone: whatever gave access before, sessions included, may be somebody else's. A repeated call
 * changes nothing and signs nobody in.
 */
export async function confirmWithPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
): Promise<ConfirmationResult> {
  const { person: unconfirmed, returnTo } = await getConfirmationLink(ctx, token)
  if (unconfirmed.confirmed) return { user: asUser(unconfirmed, null), returnTo }
  const passwordHash = await hashPassword(password)
  return inTransaction(ctx, async (ctx) => {
    const confirmed = await confirmPerson(ctx, token)
    if (!confirmed) return { user: asUser((await getConfirmationLink(ctx, token)).person, null), returnTo }
    const person = await setPassword(ctx, { person: unconfirmed, passwordHash })
    return { user: await signInPerson(ctx, { ...person, confirmed: true }), returnTo }
  })
}
