import { minute } from '#platform/clock'
import type { Captcha } from './captcha-check.ts'
import { consumeCaptcha } from './consume-captcha.ts'
import { expiryOf, isSolved, readPayload } from './embedded-task.ts'

/** A task that the person's own device solves (ALTCHA): no other service is called, and there is nothing to see or hear. */
export const embeddedCaptcha: Captcha = {
  offer: () => ({ kind: 'embedded' }),

  async check(ctx, answer) {
    const payload = readPayload(answer)
    if (!payload || !(await isSolved(ctx, payload))) return false
    // The nonce is signed, so nobody can make two answers of one task. Remembered for a minute longer than it is valid.
    return consumeCaptcha(ctx, { mark: payload.challenge.parameters.nonce, goodUntil: expiryOf(payload) + minute })
  },
}
