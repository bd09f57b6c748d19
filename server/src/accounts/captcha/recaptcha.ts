import { z } from 'zod'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { Outside, OutsideTrouble, oncePerProgram } from '#platform/outbound'
import type { Captcha } from './captcha-check.ts'
import { embeddedCaptcha } from './embedded-captcha.ts'
import { readPayload } from './embedded-task.ts'
import { consumeCaptcha } from './spend-captcha.ts'

/** One trouble is enough: whoever stands before a check that cannot be judged gets the other one with the next try. */
const recaptchaClient = oncePerProgram(({ outside: { recaptcha } }) => {
  const origins = new Set(recaptcha ? [new URL(recaptcha.address).origin] : [])
  return new Outside({ name: 'reCAPTCHA', origins, troubles: 1, rest: 2 * minute })
})

/** Whoever was offered the embedded check because of a trouble has the life of its task to send it. */
const embeddedGracePeriod = 10 * minute

/**
 * Google's reCAPTCHA v2. While it cannot be reached the embedded check is offered and counts; one that comes after that, or from
 * another machine's trouble, counts only if reCAPTCHA does not answer here either.
 */
export const recaptcha: Captcha = {
  offer: (ctx) => {
    const settings = ctx.config.outside.recaptcha
    if (!settings || recaptchaClient(ctx).isResting(ctx)) return embeddedCaptcha.offer(ctx)
    return { kind: 'recaptcha', site_key: settings.siteKey }
  },

  async check(ctx, answer) {
    const isEmbedded = readPayload(answer) !== undefined
    if (isEmbedded && recaptchaClient(ctx).wasTroubled(ctx, embeddedGracePeriod))
      return embeddedCaptcha.check(ctx, answer)
    const verdict = await requestVerdict(ctx, answer)
    if (verdict === 'passed')
      return consumeCaptcha(ctx, { mark: answer, goodUntil: ctx.clock.now().getTime() + 10 * minute })
    return verdict === 'trouble' && isEmbedded ? embeddedCaptcha.check(ctx, answer) : false
  },
}

/** An answer that judges our own secret instead of the token is a trouble of the provider's side to us. */
const verification = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string().refine((code) => !code.endsWith('-input-secret'))).default([]),
})

async function requestVerdict(ctx: Context, token: string): Promise<'passed' | 'failed' | 'trouble'> {
  const settings = ctx.config.outside.recaptcha
  if (!settings) return 'failed'
  try {
    const { success } = await recaptchaClient(ctx).ask(ctx, {
      address: new URL(settings.address),
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ secret: settings.secret, response: token }).toString(),
      read: ({ text }) => verification.parse(JSON.parse(text)),
    })
    return success ? 'passed' : 'failed'
  } catch (error) {
    if (error instanceof OutsideTrouble) return 'trouble'
    throw error
  }
}
