import type { User } from '@reable/contract/accounts'
import { type Context, inTransaction } from '#platform/context'
import { becomeConfirmed, getPersonOfLink } from './confirm.ts'
import { openSession } from './open-session.ts'
import { hashPassword } from './passwords.ts'
import { asUser } from './people.ts'
import { setPassword } from './set-password.ts'

/**
 * Confirms an address by the token that was mailed to it, in whichever browser, and signs in there. From then on the account
 * opens by this password alone: whatever opened it before, sessions among them, may be somebody else's. Repeated it changes
 * nothing, and signs nobody in.
 */
export async function confirmWithPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
): Promise<User> {
  const unconfirmed = await getPersonOfLink(ctx, token)
  if (unconfirmed.confirmed) return asUser(unconfirmed, null)
  const passwordHash = await hashPassword(password)
  return inTransaction(ctx, async (ctx) => {
    const confirmed = await becomeConfirmed(ctx, token)
    if (!confirmed) return asUser(await getPersonOfLink(ctx, token), null)
    const person = await setPassword(ctx, { person: unconfirmed, passwordHash })
    return asUser({ ...person, confirmed: true }, await openSession(ctx, { personId: person.id }))
  })
}
