import type { Context } from '#platform/context'
import { embeddedCaptcha } from './embedded-captcha.ts'
import { recaptcha } from './recaptcha.ts'

/** What a sign-up form is to show. */
export type CaptchaOffer = { kind: 'embedded' } | { kind: 'recaptcha'; site_key: string }

/** One way to tell people from programs. */
export type Captcha = {
  offer(ctx: Context): CaptchaOffer
  /** Whether the answer solves the check, and for the first time. False as well when that cannot be known: never skipped. */
  check(ctx: Context, answer: string): Promise<boolean>
}

/** The one that the configuration chooses. */
export const captchaOf = ({ config }: Context): Captcha => (config.outside.recaptcha ? recaptcha : embeddedCaptcha)
