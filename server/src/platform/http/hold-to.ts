import { Refusal } from '#platform/refusal'
import type { Limit, Limits } from './limits.ts'

/**
 * Counts one use and refuses it with 429 when it is beyond a limit. Several limits with longer and longer windows make a
 * wait that grows; the longest one is told.
 */
export function holdTo(limits: Limits, held: readonly Limit[], person: string): void {
  const wait = Math.max(...held.map((limit) => limits.use(limit, person) ?? 0))
  if (wait > 0) {
    throw new Refusal('too_many', `That was too often. Please try again in ${inWords(wait)}.`, {
      retryAfterSeconds: wait,
    })
  }
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'a minute'
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
