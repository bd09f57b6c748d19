import type { User } from '@reable/contract/accounts/operations'
import { type Context, inTransaction } from '#platform/context'
import { canonicalEmail } from '../emails/email-addresses.ts'
import { consumeToken } from '../link-tokens.ts'
import { signInPerson } from '../sessions/open-session.ts'
import { resumeSession, type SessionHeaders } from '../sessions/resume-session.ts'
import { signedOut } from '../sessions/signed-out.ts'
import { isOwnCode } from '../social/sealed-code.ts'
import { asUser } from './people.ts'
import { findPersonById } from './people-queries.ts'

type PresentedHeaders = SessionHeaders & {
  /** The cookie that the browser was given with the code of a social login; '' if it has none. */
  sealedCode: string
}

/** Returns the person of a session. The code of a social login is exchanged for a session, once, in its own browser. Refuses with 401. */
export async function getUser(ctx: Context, presented: PresentedHeaders): Promise<User> {
  const person = await resumeSession(ctx, presented)
  return person ? asUser(person, presented.token) : exchangeCode(ctx, presented)
}

async function exchangeCode(ctx: Context, { token, email, sealedCode }: PresentedHeaders): Promise<User> {
  if (!isOwnCode(ctx, { code: token, sealedCode })) throw signedOut()
  return inTransaction(ctx, async (ctx) => {
    const personId = await consumeToken(ctx, { token, purpose: 'social_login' })
    const person = personId === undefined ? undefined : await findPersonById(ctx, personId)
    if (!person || canonicalEmail(person.email) !== email) throw signedOut()
    return signInPerson(ctx, person)
  })
}
