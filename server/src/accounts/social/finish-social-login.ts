import type { SocialProvider } from '@reable/contract/accounts/rules'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { issueToken } from '../link-tokens.ts'
import { noteTrouble } from './note-trouble.ts'
import { isSameSecret } from './same-secret.ts'
import { sealCode } from './sealed-code.ts'
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

/** Milliseconds that the way from here to /oauth and its call may take. */
export const codeLifetime = minute

/**
 * The single-use code, good for a minute, is traded for a session by GET /api/user beside the e-mail, by the browser that keeps
 * `kept`. Throws SocialFault.
 */
export async function finishSocialLogin(
  ctx: Context,
  { provider, callback, query, kept }: Return,
): Promise<{ code: string; email: string; kept: string }> {
  const login = socialLoginOf(ctx, provider)
  const errand = openErrand(ctx, kept)
  if (!login || !errand || !isOf(errand, provider, query)) throw new SocialFault('expired')
  if (query.has('error')) throw new SocialFault(query.get('error') === 'access_denied' ? 'denied' : 'failed')
  const identity = await login
    .finish(ctx, { errand, callback, query })
    .catch((error) => noteTrouble(ctx, provider, error))
  const person = await settleIdentity(ctx, { provider, identity })
  const code = await issueToken(ctx, { personId: person.id, purpose: 'social_login', lifetime: codeLifetime })
  return { code, email: person.email, kept: sealCode(ctx, code) }
}

/** Whether this browser began what comes back, with this provider. */
const isOf = (errand: Errand, provider: SocialProvider, query: URLSearchParams): boolean =>
  errand.provider === provider && isSameSecret(query.get('state') ?? '', errand.state)
