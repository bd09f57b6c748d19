import type { Context } from '#platform/context'
import { countMatches } from './count-queries.ts'
import type { Filter } from './filter.ts'
import { keptPer } from './kept-answers.ts'

const exactTo = 10_000
const second = 1000

const few = keptPer<object, number>(second)
const all = keptPer<object, number>(30 * second)

/**
 * How many public listings match. Exact within a second up to 10,000; above that within half a minute, since counting a
 * hundred thousand takes longer than anyone's page should (docs/decisions/0006).
 */
export async function totalOf(ctx: Context, filter: Filter): Promise<number> {
  const question = JSON.stringify(filter)
  const counted = await few(ctx.read).get(question, () => countMatches(ctx, filter, exactTo + 1))
  if (counted <= exactTo) return counted
  return all(ctx.read).get(question, () => countMatches(ctx, filter, 2_000_000_000))
}
