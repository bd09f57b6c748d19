import { timingSafeEqual } from 'node:crypto'
import type { SocialProvider } from '@reable/contract/accounts-rules'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { issueToken } from '../link-tokens.ts'
import { noteTrouble } from './note-trouble.ts'
import { openErrand } from './sealed-errand.ts'
import { settleIdentity } from './settle-identity.ts'
import { SocialFault } from './social-fault.ts'
import type { Errand } from './social-login.ts'
import { socialLoginOf } from './social-logins.ts'

type Return = {
  provider: SocialProvider
  callback: string
  query: URLSearchParams
  /** What the browser was given when it left. */
  kept: string
}

/** The single-use code, good for a minute, is traded for a session by GET /api/user beside the e-mail. Throws SocialFault. */
export async function finishSocialLogin(
  ctx: Context,
  { provider, callback, query, kept }: Return,
): Promise<{ code: string; email: string }> {
  const login = socialLoginOf(ctx, provider)
  const errand = openErrand(ctx, kept)
  if (!login || !errand || !isOf(errand, provider, query)) throw new SocialFault('expired')
  if (query.has('error')) throw new SocialFault(query.get('error') === 'access_denied' ? 'denied' : 'failed')
  const identity = await login
    .finish(ctx, { errand, callback, query })
    .catch((error) => noteTrouble(ctx, provider, error))
  const person = await settleIdentity(ctx, { provider, identity })
  const code = await issueToken(ctx, { personId: person.id, purpose: 'social_login', lifetime: minute })
  return { code, email: person.email }
}

/** Whether this browser began what comes back, with this provider. */
function isOf(errand: Errand, provider: SocialProvider, query: URLSearchParams): boolean {
  const [sent, expected] = [Buffer.from(query.get('state') ?? ''), Buffer.from(errand.state)]
  return errand.provider === provider && sent.length === expected.length && timingSafeEqual(sent, expected)
}
