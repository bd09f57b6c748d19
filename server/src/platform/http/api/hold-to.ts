import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import type { Limit, Limits } from '../limits/limits.ts'

/**
 * Counts one use and refuses it with 429 when it is beyond a limit. Several limits with longer and longer windows make a
 * wait that grows; the longest one is told.
 */
export function holdTo(limits: Limits, held: readonly Limit[], person: string): void {
  insistOnNoWait(held.map((limit) => limits.use(limit, person)))
}

/**
 * The same for what few are allowed of: exact however many machines there are. What is counted inside a transaction counts
 * if it commits, and what is counted before it counts whatever comes of it.
 */
export async function holdExactlyTo(
  ctx: Context,
  limits: Limits,
  held: readonly Limit[],
  person: string,
): Promise<void> {
  const waits: (number | undefined)[] = []
  for (const limit of held) waits.push((await limits.countExactly(ctx, limit, person)).wait)
  insistOnNoWait(waits)
}

const tooOften = (time: string) => `That was too often. Please try again in ${time}.`

/** Refuses with 429 when any of the limits asks for a wait, in seconds, and tells the longest in a sentence. */
export function insistOnNoWait(waits: readonly (number | undefined)[], tell = tooOften): void {
  const wait = Math.max(...waits.map((wait) => wait ?? 0))
  if (wait > 0) throw new Refusal('too_many', tell(inWords(wait)), { retryAfterSeconds: wait })
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'a minute'
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
