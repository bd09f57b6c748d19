import { socialProviders } from '@reable/contract/accounts/rules'
import { z } from 'zod'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { seal, unseal } from '#platform/seal'
import type { Errand } from './social-login.ts'

/** How long someone may take at the provider. */
export const errandLifetime = 10 * minute

const sealed = z.object({
  provider: z.enum(socialProviders),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
})

/** The errand as the browser keeps it: it can neither read nor change it. */
export const sealErrand = (ctx: Context, errand: Errand): string =>
  seal(ctx.config.keys.socialLogin, { ...errand, until: ctx.clock.now().getTime() + errandLifetime })

/** Undefined when it is not one of ours, or too old. */
export function openErrand(ctx: Context, kept: string): Errand | undefined {
  const opened = unseal(ctx.config.keys.socialLogin, kept, sealed)
  if (!opened) return undefined
  const { until, ...errand } = opened
  return until > ctx.clock.now().getTime() ? errand : undefined
}
