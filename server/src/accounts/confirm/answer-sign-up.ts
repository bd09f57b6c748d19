import type { User } from '@reable/contract/accounts/operations'
import { passwordProvider, signUpAnswered } from '@reable/contract/accounts/rules'
import { hour } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { issueToken, revokeTokens } from '../link-tokens.ts'
import { clearPassword } from '../passwords/password-queries.ts'
import { lockPerson } from '../people/lock-person.ts'
import { asUser, type Person } from '../people/people.ts'
import { findPersonById } from '../people/people-queries.ts'
import { deleteSessionsOf } from '../sessions/session-queries.ts'
import { hashToken } from '../tokens.ts'
import { disownSignUp } from './disown-sign-up.ts'
import { proveSignUp } from './prove-sign-up.ts'

type Input = {
  person: Person
  /** The token of the answering session, which continues. */
  token: string
  wasMe: boolean
}

/** The person, and the token to choose a password where the sign-up was somebody else's. */
type AnswerResult = { user: User; resetToken: string | null }

/**
 * Says whether the sign-up was made by the person who opened the link. If so, every session of theirs can do all. If not, its sessions
 * end, and its password and social login open nothing any more. Refuses as forbidden a session that no link opened, as a conflict what
 * is answered already.
 */
export async function answerSignUp(ctx: Context, { person, token, wasMe }: Input): Promise<AnswerResult> {
  if (!person.openedByLink) throw new Refusal('forbidden', 'Open the link from our email first.')
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx, { personId: person.id })
    const before = await findPersonById(ctx, person.id)
    if (!before?.unprovedSignUp) throw new Refusal('conflict', signUpAnswered)
    const { unprovedSignUp: _, ...answered } = person
    if (wasMe) {
      await proveSignUp(ctx, person.id)
      return { user: asUser(answered, token), resetToken: null }
    }
    await clearPassword(ctx, person.id)
    await deleteSessionsOf(ctx, person.id, hashToken(token))
    await revokeTokens(ctx, { personId: person.id, purpose: 'social_login' })
    await disownSignUp(ctx, person.id)
    const resetToken = await issueToken(ctx, { personId: person.id, purpose: 'reset', lifetime: hour })
    return { user: asUser({ ...answered, provider: passwordProvider }, token), resetToken }
  })
}
