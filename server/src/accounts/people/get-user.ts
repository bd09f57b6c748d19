import type { User } from '@reable/contract/accounts/operations'
import { type Context, inTransaction } from '#platform/context'
import { keptEmail } from '../emails/email-addresses.ts'
import { spendToken } from '../link-tokens.ts'
import { openSession } from '../sessions/open-session.ts'
import { resumeSession, type Shown } from '../sessions/resume-session.ts'
import { signedOut } from '../sessions/signed-out.ts'
import { isOwnCode } from '../social/sealed-code.ts'
import { asUser } from './people.ts'
import { findPersonById } from './people-queries.ts'

type Caller = Shown & {
  /** What the browser was given beside the code of a social login; '' when it keeps nothing. */
  kept: string
}

/** The person of a session. The code that a social login comes back with opens one, once, in its own browser. Refuses with 401. */
export async function getUser(ctx: Context, shown: Caller): Promise<User> {
  const person = await resumeSession(ctx, shown)
  return person ? asUser(person, shown.token) : tradeCode(ctx, shown)
}

async function tradeCode(ctx: Context, { token, email, kept }: Caller): Promise<User> {
  if (!isOwnCode(ctx, { code: token, kept })) throw signedOut()
  return inTransaction(ctx, async (ctx) => {
    const personId = await spendToken(ctx, { token, purpose: 'social_login' })
    const person = personId === undefined ? undefined : await findPersonById(ctx, personId)
    if (!person || keptEmail(person.email) !== email) throw signedOut()
    return asUser(person, await openSession(ctx, { personId: person.id }))
  })
}
