import { factorAskedAgain, factorRequired } from '@reable/contract/accounts/factor-rules'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import type { Person } from '../people/people.ts'

/** In milliseconds: for how long a proof is enough for an act of weight. */
const recent = 15 * minute

/** How far a clock may run behind the one that a proof was written by. */
const tolerance = minute

/**
 * Refuses who has a role and acts in a session without a second factor. They have none: whoever sets one up is signed out everywhere
 * else, and asked for it at each log-in.
 */
export function requireFactor({ factorAt }: Person): void {
  if (factorAt === null) throw new Refusal('second_factor_required', factorRequired)
}

/** Refuses an act of weight unless a second factor was proved in this session within 15 minutes, by whichever way a clock jumps. */
export function requireRecentFactor(ctx: Context, person: Person): void {
  requireFactor(person)
  if (person.factorAt && !isRecent(ctx, person.factorAt)) throw new Refusal('second_factor_again', factorAskedAgain)
}

function isRecent(ctx: Context, provedAt: Date): boolean {
  const age = ctx.clock.now().getTime() - provedAt.getTime()
  return age >= -tolerance && age < recent
}
