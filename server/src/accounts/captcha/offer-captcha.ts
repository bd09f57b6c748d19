import type { Context } from '#platform/context'
import { type CaptchaOffer, captchaOf } from './captcha.ts'

/** Which check a sign-up form is to show just now. */
export const offerCaptcha = (ctx: Context): CaptchaOffer => captchaOf(ctx).offer(ctx)
