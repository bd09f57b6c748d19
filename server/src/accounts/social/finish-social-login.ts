import type { SocialProvider } from '@reable/contract/accounts/rules'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { issueToken } from '../link-tokens.ts'
import { socialLoginOf } from './configured-logins.ts'
import { resolveIdentity } from './resolve-identity.ts'
import { rethrowAsLoginError } from './rethrow-as-login-error.ts'
import { isSameSecret } from './same-secret.ts'
import { sealCode } from './sealed-code.ts'
import { unsealOAuthState } from './sealed-oauth-state.ts'
import type { OAuthState } from './social-login.ts'
import { SocialLoginError } from './social-login-error.ts'

type FinishInput = {
  provider: SocialProvider
  callback: string
  query: URLSearchParams
  /** The cookie that the browser was given when it left. */
  sealedState: string
}

/** In milliseconds: how long the redirect to /oauth and its call may take. */
export const codeLifetime = minute

/**
 * Returns a single-use code, valid for a minute, which GET /api/user exchanges for a session, together with the e-mail, in the browser
 * that has `sealedCode` as its cookie. Throws SocialLoginError.
 */
export async function finishSocialLogin(
  ctx: Context,
  { provider, callback, query, sealedState }: FinishInput,
): Promise<{ code: string; email: string; sealedCode: string }> {
  const login = socialLoginOf(ctx, provider)
  const oauthState = unsealOAuthState(ctx, sealedState)
  if (!login || !oauthState || !isOf(oauthState, provider, query)) throw new SocialLoginError('expired')
  if (query.has('error')) throw new SocialLoginError(query.get('error') === 'access_denied' ? 'denied' : 'failed')
  const identity = await login
    .finish(ctx, { oauthState, callback, query })
    .catch((error) => rethrowAsLoginError(ctx, provider, error))
  const person = await resolveIdentity(ctx, { provider, identity })
  const code = await issueToken(ctx, { personId: person.id, purpose: 'social_login', lifetime: codeLifetime })
  return { code, email: person.email, sealedCode: sealCode(ctx, code) }
}

/** Whether this browser started this login, with this provider. */
const isOf = (oauthState: OAuthState, provider: SocialProvider, query: URLSearchParams): boolean =>
  oauthState.provider === provider && isSameSecret(query.get('state') ?? '', oauthState.state)
