import { setTimeout as wait } from 'node:timers/promises'
import { AnswerCache } from '#platform/answer-cache'
import type { Context } from '#platform/context'
import { recordUntil } from '#platform/database'
import type { Filter } from '../search/filter.ts'
import { shareOfTerms } from '../search/read-terms.ts'
import { countMatches, sampleMatches } from './count-queries.ts'
import { countIn, countSnapshotOf } from './count-snapshot.ts'

/** A total up to this is counted when it is asked for; one above it may come from the count snapshot. */
const exactLimit = 1_000

/** The same for terms and measures, which are not in the count snapshot. */
const countLimit = 10_000

const unlimited = 2_000_000_000
const second = 1000

/** No page waits longer for a total of search terms, in milliseconds: until it is counted, an estimate is served. */
const timeout = { many: 2, few: 10 }

/** How many of the newest listings are scanned to estimate how common terms are. */
const sampleSize = 1500

const totalsCache = new AnswerCache<number>({ name: 'totals', ttl: second })
const largeTotalsCache = new AnswerCache<number>({ name: 'large totals', ttl: 30 * second })

/**
 * Returns how many public listings match. Exact within a second up to 1,000, with measures up to 10,000; above that within a minute,
 * since counting a hundred thousand takes longer than anyone's page should (docs/decisions/0010).
 */
export function totalOf(ctx: Context, filter: Filter): Promise<number> {
  return totalsCache.get(ctx, JSON.stringify(filter), () => {
    if (filter.terms) return totalOfTerms(ctx, filter, filter.terms)
    return filter.measures.length || filter.brand ? totalOfMeasures(ctx, filter) : total(ctx, filter)
  })
}

async function total(ctx: Context, filter: Filter): Promise<number> {
  const estimate = countIn(await countSnapshotOf(ctx), filter)
  if (estimate <= exactLimit) return countMatches(ctx, filter, unlimited)
  // The count snapshot knows nothing of what is reserved: there is little of it, which an index of its own gives.
  const hidden = filter.reserved ? await countMatches(ctx, { ...filter, reserved: 'only' }, unlimited) : 0
  return estimate - hidden
}

async function totalOfMeasures(ctx: Context, filter: Filter): Promise<number> {
  const key = JSON.stringify(filter)
  const countAll = () => largeTotalsCache.get(ctx, key, () => countMatches(ctx, filter, unlimited))
  // A total that was large a moment ago is cached as such.
  if (largeTotalsCache.has(ctx, key)) return countAll()
  const counted = await countMatches(ctx, filter, countLimit + 1)
  return counted <= countLimit ? counted : countAll()
}

/** Terms that many listings have are estimated from the newest ones; others are counted, and estimated where that takes too long. */
async function totalOfTerms(ctx: Context, filter: Filter, terms: string): Promise<number> {
  const key = JSON.stringify(filter)
  const count = () => countMatches(ctx, filter, countLimit)
  if (largeTotalsCache.has(ctx, key)) return largeTotalsCache.get(ctx, key, count)
  const candidates = countIn(await countSnapshotOf(ctx), filter)
  const areCommon = (await shareOfTerms(ctx, terms)) * candidates > countLimit
  const estimate = areCommon ? await estimateTotal(ctx, filter) : undefined
  if (estimate !== undefined && estimate > countLimit) return estimate
  const counting = count().then((total) =>
    total > exactLimit ? largeTotalsCache.get(ctx, key, async () => total) : total,
  )
  return Promise.race([counting, delayed(async () => estimate ?? estimateTotal(ctx, filter))])
}

/** Where the newest listings are all there are, the estimate is exact. */
async function estimateTotal(ctx: Context, filter: Filter): Promise<number> {
  // What is counted meanwhile takes its place.
  recordUntil(0)
  const { seen, matched } = await sampleMatches(ctx, filter, sampleSize)
  if (seen < sampleSize) return matched
  return Math.round((matched / seen) * (await totalOf(ctx, { ...filter, terms: undefined })))
}

/** Delays an estimate to leave a count its time: longer where few match, since those are counted soon and an error would be seen. */
async function delayed(estimate: () => Promise<number>): Promise<number> {
  await wait(timeout.many)
  const total = await estimate()
  if (total <= exactLimit) await wait(timeout.few)
  return total
}
