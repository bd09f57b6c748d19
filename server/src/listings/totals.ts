import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '#platform/context'
import { countMatches, shareOfRecent } from './count-queries.ts'
import type { Filter } from './filter.ts'
import { keptPer } from './kept-answers.ts'

const exactTo = 10_000
const second = 1000

/** No page waits longer for a total, in milliseconds: until it is counted, a good guess stands in for it. */
const patience = 12

const few = keptPer<object, number>(second)
const all = keptPer<object, number>(30 * second)
const many = keptPer<object, true>(300 * second)

/**
 * How many public listings match. Exact within a second up to 10,000; above that within half a minute, since counting a
 * hundred thousand takes longer than anyone's page should (docs/decisions/0006).
 */
export async function totalOf(ctx: Context, filter: Filter): Promise<number> {
  const counting = count(ctx, filter)
  const counted = await Promise.race([counting, wait(patience, undefined)])
  if (counted !== undefined) return counted
  const share = filter.words ? await shareOfRecent(ctx, filter) : undefined
  return share === undefined ? counting : Math.round(share * (await totalOf(ctx, { ...filter, words: undefined })))
}

async function count(ctx: Context, filter: Filter): Promise<number> {
  const question = JSON.stringify(filter)
  const countAll = () => all(ctx.read).get(question, () => countMatches(ctx, filter, 2_000_000_000))
  // What was many a moment ago is counted as such at once.
  if (many(ctx.read).has(question)) return countAll()
  const counted = await few(ctx.read).get(question, () => countMatches(ctx, filter, exactTo + 1))
  if (counted <= exactTo) return counted
  await many(ctx.read).get(question, async () => true)
  return countAll()
}
