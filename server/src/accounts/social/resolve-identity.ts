import { emailError, type SocialProvider } from '@reable/contract/accounts/rules'
import { type Context, inTransaction } from '#platform/context'
import { sendConfirmation } from '../confirm/send-confirmation.ts'
import type { Person } from '../people/people.ts'
import { insertPerson } from '../people/people-queries.ts'
import { findPersonOfProvider, insertProviderAccount } from './provider-accounts-queries.ts'
import type { Identity } from './social-login.ts'
import { SocialLoginError } from './social-login-error.ts'

type ProviderLogin = { provider: SocialProvider; identity: Identity }

/**
 * Returns the person of a provider's account, created at their first login. An address that belongs to an account already gives no access
 * to it: anybody may claim an address at some provider.
 */
export function resolveIdentity(ctx: Context, { provider, identity }: ProviderLogin): Promise<Person> {
  const account = { provider, subject: identity.subject }
  return inTransaction(ctx, async (ctx) => {
    const existing = await findPersonOfProvider(ctx, account)
    if (existing) return existing
    const email = identity.email?.trim()
    if (!email || emailError(email)) throw new SocialLoginError('no_email')
    const created = await insertPerson(ctx, { email, passwordHash: null, provider, confirmed: identity.verified })
    // The same login twice at the same moment: the other one created the person.
    if (!created) return (await findPersonOfProvider(ctx, account)) ?? refuseExistingAccount()
    await insertProviderAccount(ctx, { ...account, personId: created.id })
    if (!created.confirmed) await sendConfirmation(ctx, { personId: created.id, email: created.email })
    return created
  })
}

function refuseExistingAccount(): never {
  throw new SocialLoginError('account_exists')
}
