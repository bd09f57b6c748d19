import { emailFault, type SocialProvider } from '@reable/contract/accounts/rules'
import { type Context, inTransaction } from '#platform/context'
import { sendConfirmation } from '../confirm/send-confirmation.ts'
import type { Person } from '../people/people.ts'
import { insertPerson } from '../people/people-queries.ts'
import { findPersonOfProvider, insertProviderAccount } from './provider-accounts-queries.ts'
import { SocialFault } from './social-fault.ts'
import type { Identity } from './social-login.ts'

type Arrival = { provider: SocialProvider; identity: Identity }

/**
 * The person of a provider's account, made when it comes for the first time. Whose address belongs to an account already is not
 * let in by it: anybody may claim an address at some provider.
 */
export function settleIdentity(ctx: Context, { provider, identity }: Arrival): Promise<Person> {
  const account = { provider, subject: identity.subject }
  return inTransaction(ctx, async (ctx) => {
    const known = await findPersonOfProvider(ctx, account)
    if (known) return known
    const email = identity.email?.trim()
    if (!email || emailFault(email)) throw new SocialFault('no_email')
    const fresh = await insertPerson(ctx, { email, passwordHash: null, provider, confirmed: identity.verified })
    // The same arrival twice at the same moment: the other one made the person.
    if (!fresh) return (await findPersonOfProvider(ctx, account)) ?? exists()
    await insertProviderAccount(ctx, { ...account, personId: fresh.id })
    if (!fresh.confirmed) await sendConfirmation(ctx, { personId: fresh.id, email: fresh.email })
    return fresh
  })
}

function exists(): never {
  throw new SocialFault('account_exists')
}
