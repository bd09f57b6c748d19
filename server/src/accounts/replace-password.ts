import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { passwordChangedLetter } from './letters/password-changed-letter.tsx'
import { endTokens } from './link-tokens.ts'
import { updatePassword } from './password-queries.ts'
import type { Person } from './people.ts'
import { deleteSessionsOf } from './session-queries.ts'
import { hashToken } from './tokens.ts'

type Replacement = {
  person: Person
  passwordHash: string
  /** The token of the one session that goes on. */
  spared?: string
}

/** Gives a person another password, ends what was opened or can be opened by the old one's ways, and tells them by mail. */
export async function replacePassword(ctx: Context, { person, passwordHash, spared }: Replacement): Promise<void> {
  await updatePassword(ctx, { personId: person.id, passwordHash })
  await deleteSessionsOf(ctx, person.id, spared === undefined ? undefined : hashToken(spared))
  await endTokens(ctx, { personId: person.id, purpose: 'reset' })
  await queueMail(ctx, await passwordChangedLetter(ctx, { to: person.email }))
}
