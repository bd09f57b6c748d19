import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '#platform/context'
import { KeptAnswers } from '#platform/kept-answers'
import type { Filter } from '../search/filter.ts'
import { shareOfWords } from '../search/read-words.ts'
import { censusOf, countIn } from './census.ts'
import { countMatches, sampleMatches } from './count-queries.ts'

/** A total up to this is counted when it is asked for; one above it may come from the census. */
const exactTo = 1_000

/** The same for words and measures, which the census does not know. */
const countedTo = 10_000

const unlimited = 2_000_000_000
const second = 1000

/** No page waits longer for a total of words, in milliseconds: until it is counted, a good guess stands in for it. */
const patience = { many: 2, few: 10 }

/** So many of the newest listings tell how common words are. */
const sample = 1500

const few = new KeptAnswers<number>({ name: 'totals', holds: second })
const all = new KeptAnswers<number>({ name: 'large totals', holds: 30 * second })

/**
 * How many public listings match. Exact within a second up to 1,000, with measures up to 10,000; above that within a minute,
 * since counting a hundred thousand takes longer than anyone's page should (docs/decisions/0010).
 */
export function totalOf(ctx: Context, filter: Filter): Promise<number> {
  return few.get(ctx, JSON.stringify(filter), () => {
    const { words } = filter
    if (words) return totalOfWords(ctx, { ...filter, words })
    return filter.measures.length ? totalOfMeasures(ctx, filter) : total(ctx, filter)
  })
}

async function total(ctx: Context, filter: Filter): Promise<number> {
  const many = countIn(await censusOf(ctx), filter)
  return many > exactTo ? many : countMatches(ctx, filter, unlimited)
}

async function totalOfMeasures(ctx: Context, filter: Filter): Promise<number> {
  const question = JSON.stringify(filter)
  const countAll = () => all.get(ctx, question, () => countMatches(ctx, filter, unlimited))
  // What was many a moment ago is counted as such at once.
  if (all.has(ctx, question)) return countAll()
  const counted = await countMatches(ctx, filter, countedTo + 1)
  return counted <= countedTo ? counted : countAll()
}

/** Words that many listings have are guessed from the newest ones; others are counted, and guessed where that takes too long. */
async function totalOfWords(ctx: Context, filter: Filter & { words: string }): Promise<number> {
  const question = JSON.stringify(filter)
  const count = () => countMatches(ctx, filter, countedTo)
  if (all.has(ctx, question)) return all.get(ctx, question, count)
  const among = countIn(await censusOf(ctx), filter)
  const common = (await shareOfWords(ctx, filter.words)) * among > countedTo
  const guess = common ? await guessed(ctx, filter) : undefined
  if (guess !== undefined && guess > countedTo) return guess
  const counting = count().then((total) => (total > exactTo ? all.get(ctx, question, async () => total) : total))
  return Promise.race([counting, late(async () => guess ?? guessed(ctx, filter))])
}

/** Where the newest listings are all there are, looking at them is counting. */
async function guessed(ctx: Context, filter: Filter): Promise<number> {
  const { seen, matched } = await sampleMatches(ctx, filter, sample)
  if (seen < sample) return matched
  return Math.round((matched / seen) * (await totalOf(ctx, { ...filter, words: undefined })))
}

/** A guess that leaves a count its time: more of it where few match, since few are counted soon, and one sees that they are. */
async function late(guess: () => Promise<number>): Promise<number> {
  await wait(patience.many)
  const total = await guess()
  if (total <= exactTo) await wait(patience.few)
  return total
}
