import { randomBytes } from 'node:crypto'
import type { SocialProvider } from '@reable/contract/accounts/rules'
import type { Context } from '#platform/context'
import { socialLoginOf } from './configured-logins.ts'
import { rethrowAsLoginError } from './rethrow-as-login-error.ts'
import { sealOAuthState } from './sealed-oauth-state.ts'
import { SocialLoginError } from './social-login-error.ts'

type BeginInput = {
  provider: SocialProvider
  /** Our address to which the provider redirects the browser. */
  callback: string
}

const secret = () => randomBytes(32).toString('base64url')

/** Returns the address where the browser goes, and the cookie that it keeps until it comes back. Throws SocialLoginError. */
export async function beginSocialLogin(
  ctx: Context,
  { provider, callback }: BeginInput,
): Promise<{ address: string; sealedState: string }> {
  const login = socialLoginOf(ctx, provider)
  if (!login) throw new SocialLoginError('unavailable')
  const oauthState = { provider, state: secret(), nonce: secret(), verifier: secret() }
  const address = await login
    .begin(ctx, { oauthState, callback })
    .catch((error) => rethrowAsLoginError(ctx, provider, error))
  return { address, sealedState: sealOAuthState(ctx, oauthState) }
}
