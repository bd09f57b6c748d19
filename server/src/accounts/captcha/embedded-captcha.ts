import { minute } from '#platform/clock'
import type { Captcha } from './captcha-check.ts'
import { expiryOf, isSolved, readPayload } from './embedded-task.ts'
import { consumeCaptcha } from './spend-captcha.ts'

/** A task that the person's own device solves (ALTCHA): nobody outside is asked, nothing is to be seen or heard. */
export const embeddedCaptcha: Captcha = {
  offer: () => ({ kind: 'embedded' }),

  async check(ctx, answer) {
    const payload = readPayload(answer)
    if (!payload || !(await isSolved(ctx, payload))) return false
    // The nonce is signed, so nobody can make two answers of one task. Kept a minute longer than it counts.
    return consumeCaptcha(ctx, { mark: payload.challenge.parameters.nonce, goodUntil: expiryOf(payload) + minute })
  },
}
