import type { Context } from '#platform/context'
import { captchaOf } from './captcha.ts'

/** Longer than any widget's answer; what is longer is not looked at. */
const maxAnswerLength = 8_000

/**
 * Whether the solved check that a form sends is good, and uses it up: true once, on whichever machine. Asks the provider, if one
 * is configured: not for the inside of a transaction. False means: offer the check again, as `offerCaptcha` then says.
 */
export async function checkCaptcha(ctx: Context, { answer }: { answer: string }): Promise<boolean> {
  return answer.length <= maxAnswerLength && captchaOf(ctx).check(ctx, answer)
}
