import type { User } from '@reable/contract/accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { openSession } from './open-session.ts'
import { findCredentials, holdPasswordHash } from './password-queries.ts'
import { verifyPassword } from './passwords.ts'
import { asUser } from './people.ts'

/** Signs in on one device, unconfirmed people too. The refusal and its time are the same whether there is such an account. */
export async function logIn(ctx: Context, { email, password }: { email: string; password: string }): Promise<User> {
  const known = await findCredentials(ctx, email)
  const right = await verifyPassword(password, known?.passwordHash)
  if (!known || !right) throw wrongLogin()
  const { person, passwordHash } = known
  return inTransaction(ctx, async (ctx) => {
    // It may have been changed meanwhile, which ends what was opened with it.
    if (!(await holdPasswordHash(ctx, { personId: person.id, passwordHash }))) throw wrongLogin()
    return asUser(person, await openSession(ctx, { personId: person.id }))
  })
}

const wrongLogin = () => new Refusal('wrong_login', 'Please check your email and password.')
