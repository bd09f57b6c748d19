import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '#platform/context'
import { countMatches, sampleMatches } from './count-queries.ts'
import type { Filter } from './filter.ts'
import { keptPer } from './kept-answers.ts'

const exactTo = 10_000
const second = 1000

/** No page waits longer for a total of words, in milliseconds: until it is counted, a good guess stands in for it. */
const patience = 12

/** So many of the newest listings tell how common words are. */
const sample = 1500

const few = keptPer<object, number>(second)
const all = keptPer<object, number>(30 * second)

/**
 * How many public listings match. Exact within a second up to 10,000; above that within half a minute, since counting a
 * hundred thousand takes longer than anyone's page should (docs/decisions/0006).
 */
export function totalOf(ctx: Context, filter: Filter): Promise<number> {
  return few(ctx.read).get(JSON.stringify(filter), () =>
    filter.words ? totalOfWords(ctx, filter) : count(ctx, filter),
  )
}

async function count(ctx: Context, filter: Filter): Promise<number> {
  const question = JSON.stringify(filter)
  const countAll = () => all(ctx.read).get(question, () => countMatches(ctx, filter, 2_000_000_000))
  // What was many a moment ago is counted as such at once.
  if (all(ctx.read).has(question)) return countAll()
  const counted = await countMatches(ctx, filter, exactTo + 1)
  return counted <= exactTo ? counted : countAll()
}

/** Where the newest listings are all there are, looking at them is counting; words that are in many are guessed from them. */
async function totalOfWords(ctx: Context, filter: Filter): Promise<number> {
  const { seen, matched } = await sampleMatches(ctx, filter, sample)
  if (seen < sample) return matched
  const guess = Math.round((matched / seen) * (await totalOf(ctx, { ...filter, words: undefined })))
  if (guess > exactTo) return guess
  return Promise.race([countMatches(ctx, filter, exactTo), wait(patience, guess)])
}
