import { createHash } from 'node:crypto'
import { z } from 'zod'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { memoizePerConfig, ProviderClient, ProviderError } from '#platform/outbound'
import type { Captcha } from './captcha-check.ts'
import { expiryOf, isSolved, readPayload } from './embedded-task.ts'

/** The captcha that the configuration chooses. */
export const captchaOf = ({ config }: Context): Captcha => (config.providers.recaptcha ? recaptcha : embeddedCaptcha)

/** One error opens the circuit breaker: whoever sent a captcha that could not be verified is offered the other one next. */
const recaptchaClient = memoizePerConfig(({ providers: { recaptcha } }) => {
  const origins = new Set(recaptcha ? [new URL(recaptcha.address).origin] : [])
  return new ProviderClient({ name: 'reCAPTCHA', origins, maxFailures: 1, cooldown: 2 * minute })
})

/** In milliseconds, the lifetime of its task: whoever was offered the embedded captcha because of an error may send it so long. */
const embeddedGracePeriod = 10 * minute

/**
 * Google's reCAPTCHA v2. While it cannot be reached the embedded captcha is offered and accepted; one that comes after that, or because
 * another machine could not reach it, is accepted only if reCAPTCHA does not answer here either.
 */
const recaptcha: Captcha = {
  offer: (ctx) => {
    const settings = ctx.config.providers.recaptcha
    if (!settings || recaptchaClient(ctx).isOpen(ctx)) return embeddedCaptcha.offer(ctx)
    return { kind: 'recaptcha', site_key: settings.siteKey }
  },

  async check(ctx, answer) {
    const isEmbedded = readPayload(answer) !== undefined
    if (isEmbedded && recaptchaClient(ctx).hasFailedWithin(ctx, embeddedGracePeriod))
      return embeddedCaptcha.check(ctx, answer)
    const verdict = await requestVerdict(ctx, answer)
    if (verdict === 'passed')
      return consumeCaptcha(ctx, { mark: answer, goodUntil: ctx.clock.now().getTime() + 10 * minute })
    return verdict === 'unavailable' && isEmbedded ? embeddedCaptcha.check(ctx, answer) : false
  },
}

/** An answer that rejects our own secret instead of the token counts as an error of the provider. */
const verification = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string().refine((code) => !code.endsWith('-input-secret'))).default([]),
})

async function requestVerdict(ctx: Context, token: string): Promise<'passed' | 'failed' | 'unavailable'> {
  const settings = ctx.config.providers.recaptcha
  if (!settings) return 'failed'
  try {
    const { success } = await recaptchaClient(ctx).request(ctx, {
      address: new URL(settings.address),
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ secret: settings.secret, response: token }).toString(),
      read: ({ text }) => verification.parse(JSON.parse(text)),
    })
    return success ? 'passed' : 'failed'
  } catch (error) {
    if (error instanceof ProviderError) return 'unavailable'
    throw error
  }
}

/** A task that the person's own device solves (ALTCHA): no other service is called, and there is nothing to see or hear. */
const embeddedCaptcha: Captcha = {
  offer: () => ({ kind: 'embedded' }),

  async check(ctx, answer) {
    const payload = readPayload(answer)
    if (!payload || !(await isSolved(ctx, payload))) return false
    // The nonce is signed, so nobody can make two answers of one task. Remembered for a minute longer than it is valid.
    return consumeCaptcha(ctx, { mark: payload.challenge.parameters.nonce, goodUntil: expiryOf(payload) + minute })
  },
}

/** Marks a solved captcha, known by `mark`, as used. False if it was used before; remembered until `goodUntil`, in milliseconds. */
const consumeCaptcha = (ctx: Context, { mark, goodUntil }: { mark: string; goodUntil: number }): Promise<boolean> =>
  insertUsedCaptcha(ctx, { digest: createHash('sha256').update(mark).digest(), expiresAt: new Date(goodUntil) })

/** Stores a used captcha; false if it was stored before. Of two calls at the same moment, on whichever machines, one gets true. */
async function insertUsedCaptcha(
  ctx: Context,
  { digest, expiresAt }: { digest: Buffer; expiresAt: Date },
): Promise<boolean> {
  const row = await ctx.db
    .insertInto('used_captchas')
    .values({ digest, expires_at: expiresAt })
    .onConflict((same) => same.column('digest').doNothing())
    .returning('digest')
    .executeTakeFirst()
  return row !== undefined
}
