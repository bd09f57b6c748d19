import { passwordProvider } from '@reable/contract/accounts/rules'
import type { Context } from '#platform/context'
import { revokeTokens } from '../link-tokens.ts'
import type { Person } from '../people/people.ts'
import { deleteSessionsOf } from '../sessions/session-queries.ts'
import { deleteProviderAccounts } from '../social/provider-accounts-queries.ts'
import { hashToken } from '../tokens.ts'
import { updatePassword } from './password-queries.ts'

export type NewPassword = {
  person: Person
  passwordHash: string
  /** The token of the one session that continues. */
  exceptToken?: string
}

/**
 * Sets another password, and ends the person's sessions, links and codes. While nobody has confirmed the address it removes a social
 * login too: who came by it may not be the one who reads the mail.
 */
export async function setPassword(ctx: Context, { person, passwordHash, exceptToken }: NewPassword): Promise<Person> {
  await updatePassword(ctx, { personId: person.id, passwordHash })
  await deleteSessionsOf(ctx, person.id, exceptToken === undefined ? undefined : hashToken(exceptToken))
  for (const purpose of ['reset', 'social_login'] as const) await revokeTokens(ctx, { personId: person.id, purpose })
  if (person.confirmed) return person
  await deleteProviderAccounts(ctx, person.id)
  return { ...person, provider: passwordProvider }
}
