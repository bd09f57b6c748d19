import type { User } from '@reable/contract/accounts/operations'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findCredentials } from '../passwords/password-queries.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { openSessionByPassword } from './open-session-by-password.ts'

/** Signs in on one device, unconfirmed people too. The refusal and its time are the same whether there is such an account. */
export async function logIn(ctx: Context, { email, password }: { email: string; password: string }): Promise<User> {
  const credentials = await findCredentials(ctx, email)
  const matches = await verifyPassword(password, credentials?.passwordHash)
  if (!credentials || !matches) throw wrongLogin()
  const user = await openSessionByPassword(ctx, credentials)
  if (!user) throw wrongLogin()
  return user
}

const wrongLogin = () => new Refusal('wrong_login', 'Please check your email and password.')
