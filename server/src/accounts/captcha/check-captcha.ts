import type { Context } from '#platform/context'
import { captchaOf } from './captcha.ts'

/** In characters, longer than any widget's answer; a longer one is not parsed. */
const maxAnswerLength = 8_000

/**
 * Whether the solved captcha that a form sends is valid; it is marked as used, so that the answer is true once, on whichever machine.
 * Calls the provider if one is configured, so it must not run inside a transaction. False means: offer again what `offerCaptcha` returns.
 */
export async function checkCaptcha(ctx: Context, { answer }: { answer: string }): Promise<boolean> {
  return answer.length <= maxAnswerLength && captchaOf(ctx).check(ctx, answer)
}
