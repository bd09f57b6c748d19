import type { Context } from '#platform/context'
import { captchaOf } from './captcha.ts'
import type { CaptchaOffer } from './captcha-check.ts'

/** The check that a sign-up form is to show at this moment. */
export const offerCaptcha = (ctx: Context): CaptchaOffer => captchaOf(ctx).offer(ctx)
