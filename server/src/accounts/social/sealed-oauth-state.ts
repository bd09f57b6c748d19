import { socialProviders } from '@reable/contract/accounts/rules'
import { z } from 'zod'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { seal, unseal } from '#platform/seal'
import type { OAuthState } from './social-login.ts'

/** In milliseconds: how long someone may take at the provider. */
export const oauthStateLifetime = 10 * minute

const sealed = z.object({
  provider: z.enum(socialProviders),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
})

/** The OAuth state as a cookie, which the browser can neither read nor change. */
export const sealOAuthState = (ctx: Context, oauthState: OAuthState): string =>
  seal(ctx.config.keys.socialLogin, { ...oauthState, until: ctx.clock.now().getTime() + oauthStateLifetime })

/** Undefined if it is not one of ours, or has expired. */
export function unsealOAuthState(ctx: Context, sealedState: string): OAuthState | undefined {
  const unsealed = unseal(ctx.config.keys.socialLogin, sealedState, sealed)
  if (!unsealed) return undefined
  const { until, ...oauthState } = unsealed
  return until > ctx.clock.now().getTime() ? oauthState : undefined
}
