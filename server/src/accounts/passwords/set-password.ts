import { passwordProvider } from '@reable/contract/accounts/rules'
import type { Context } from '#platform/context'
import { revokeTokens } from '../link-tokens.ts'
import type { Person } from '../people/people.ts'
import { deleteSessionsOf } from '../sessions/session-queries.ts'
import { hashToken } from '../tokens.ts'
import { updatePassword } from './password-queries.ts'

export type NewPassword = {
  person: Person
  passwordHash: string
  /** The token of the one session that continues. */
  exceptToken?: string
}

/** Sets another password, and ends the person's sessions, links and codes. The account is one with a password of ours from then on. */
export async function setPassword(ctx: Context, { person, passwordHash, exceptToken }: NewPassword): Promise<Person> {
  await updatePassword(ctx, { personId: person.id, passwordHash })
  await deleteSessionsOf(ctx, person.id, exceptToken === undefined ? undefined : hashToken(exceptToken))
  for (const purpose of ['reset', 'social_login'] as const) await revokeTokens(ctx, { personId: person.id, purpose })
  return { ...person, provider: passwordProvider }
}
