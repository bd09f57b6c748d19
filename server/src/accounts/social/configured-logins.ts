import { type SocialProvider, socialProviders } from '@reable/contract/accounts/rules'
import type { Context } from '#platform/context'
import { facebookLogin } from './facebook.ts'
import { googleLogin } from './google.ts'
import type { SocialLogin } from './social-login.ts'

/** Undefined if the provider is not configured. */
export function socialLoginOf(
  { config: { providers: outside } }: Context,
  provider: SocialProvider,
): SocialLogin | undefined {
  const logins = {
    google: outside.google && googleLogin(outside.google),
    facebook: outside.facebook && facebookLogin(outside.facebook),
  }
  return logins[provider]
}

/** The social logins that are configured, with the names that their buttons show. */
export const socialOffers = (ctx: Context): { provider: SocialProvider; name: string }[] =>
  socialProviders.flatMap((provider) => {
    const login = socialLoginOf(ctx, provider)
    return login ? [{ provider, name: login.name }] : []
  })
