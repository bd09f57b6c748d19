import { isBlank } from '../listings/rules.ts'

/** What stewards do for somebody who lost their second step and every recovery code, with the exact texts: used by the server and the room. */

/** In hours: so long another steward can agree. */
export const factorResetHours = 72

export const factorResetReasonLimit = 500

export const factorResetHint =
  'How you know that it is them, such as “I called the number that I have”. For volunteers; the person gets it with their data.'

/** Returns the sentence that says what is wrong with a reason, or undefined. */
export function factorResetReasonError(reason: string): string | undefined {
  if (isBlank(reason)) return 'Please write a reason: how you know that it is them'
  return [...reason.trim()].length > factorResetReasonLimit
    ? `Use at most ${factorResetReasonLimit} characters for the reason`
    : undefined
}

export const factorResetSentences = {
  noFactor: 'They have no second step, so there is nothing to take away.',
  pending: 'This was begun already, and waits for another steward.',
  unknown: 'There is nothing to agree to any more.',
  over: 'This has ended, or somebody has refused it.',
  own: 'You began this. Another steward has to agree to it.',
  /** Whoever has their second step has not lost it. */
  proved: 'They have used their second step since this was begun, so they have it. Nothing was changed.',
  beginnerLeft: 'Whoever began this is no steward any more. Please refuse it, and begin again.',
} as const
