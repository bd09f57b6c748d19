import { passwordProvider } from '@reable/contract/accounts/rules'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { revokeTokens } from '../link-tokens.ts'
import { passwordChangedEmail } from '../mails/password-changed-email.tsx'
import type { Person } from '../people/people.ts'
import { deleteSessionsOf } from '../sessions/session-queries.ts'
import { hashToken } from '../tokens.ts'
import { updatePassword } from './password-queries.ts'

/** Sets another password, ends all other access to the account as `setPassword` does, and informs the person by mail. */
export async function replacePassword(ctx: Context, replacement: NewPassword): Promise<Person> {
  const person = await setPassword(ctx, replacement)
  await queueMail(ctx, { ...(await passwordChangedEmail(ctx, { to: person.email })), despiteBounces: true })
  return person
}

type NewPassword = {
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
