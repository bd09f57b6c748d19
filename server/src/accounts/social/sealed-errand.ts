import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { socialProviders } from '@reable/contract/accounts-rules'
import { z } from 'zod'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import type { Errand } from './social-login.ts'

/** How long someone may take at the provider. */
export const errandLifetime = 10 * minute

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const sealed = z.object({
  provider: z.enum(socialProviders),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
})

/** The errand as the browser keeps it: it can neither read nor change it. */
export function sealErrand(ctx: Context, errand: Errand): string {
  const iv = randomBytes(ivBytes)
  const seal = createCipheriv(cipher, ctx.config.keys.socialLogin, iv)
  const text = JSON.stringify({ ...errand, until: ctx.clock.now().getTime() + errandLifetime })
  const body = Buffer.concat([seal.update(text, 'utf8'), seal.final()])
  return Buffer.concat([iv, seal.getAuthTag(), body]).toString('base64url')
}

/** Undefined when it is not one of ours, or too old. */
export function openErrand(ctx: Context, kept: string): Errand | undefined {
  try {
    const bytes = Buffer.from(kept, 'base64url')
    const open = createDecipheriv(cipher, ctx.config.keys.socialLogin, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    })
    open.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const text = Buffer.concat([open.update(bytes.subarray(ivBytes + tagBytes)), open.final()]).toString('utf8')
    const { until, ...errand } = sealed.parse(JSON.parse(text))
    return until > ctx.clock.now().getTime() ? errand : undefined
  } catch {
    return undefined
  }
}
