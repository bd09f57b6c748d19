import type { Context } from '#platform/context'

/** The check that a sign-up form is to show. */
export type CaptchaOffer = { kind: 'embedded' } | { kind: 'recaptcha'; site_key: string }

/** One way to tell people from programs. */
export type Captcha = {
  offer(ctx: Context): CaptchaOffer
  /** Whether the answer solves the check, and for the first time. False as well when that cannot be found out: never skipped. */
  check(ctx: Context, answer: string): Promise<boolean>
}
