import pLimit from 'p-limit'
import { AnswerCache } from '#platform/answer-cache'
import type { Context } from '#platform/context'
import type { Filter } from '../search/filter.ts'
import { countMatches } from './count-queries.ts'

const halfMinute = 30_000

/** More than these stay estimated: nobody sees the difference, and counting them takes the database long. */
const countLimit = 10_000

const totals = new AnswerCache<number>({ name: 'large totals', ttl: halfMinute })
const counts = new AnswerCache<number>({ name: 'counted totals', ttl: halfMinute })

/** Counting goes on in the background, one search at a time, and is left out where many wait. */
const limit = pLimit(1)
const maxWaiting = 10

/**
 * Returns the total of a search that many listings match, the same on each of its pages for half a minute: the estimate at first, and
 * the count for those who go on to a further page, as soon as that is there.
 */
export function largeTotal(
  ctx: Context,
  filter: Filter,
  { estimate, isFurtherPage }: { estimate: number; isFurtherPage: boolean },
): Promise<number> {
  const key = JSON.stringify(filter)
  if (isFurtherPage && !counts.has(ctx, key) && limit.pendingCount < maxWaiting) countSoon(ctx, filter, key)
  return totals.get(ctx, key, async () => estimate)
}

/** Returns the same for a further page that was found in another way; `load` where no page of this search has been shown lately. */
export function largeTotalOr(ctx: Context, filter: Filter, load: () => Promise<number>): Promise<number> {
  const key = JSON.stringify(filter)
  if (!totals.has(ctx, key)) return load()
  return totals.get(ctx, key, load).then((estimate) => largeTotal(ctx, filter, { estimate, isFurtherPage: true }))
}

function countSoon(ctx: Context, filter: Filter, key: string): void {
  const counting = counts.get(ctx, key, () => limit(() => countMatches(ctx, filter, countLimit + 1)))
  counting.then((counted) => {
    if (counted <= countLimit) replaceTotal(ctx, key, counted)
  }, logFailure(ctx))
}

/** Stores the total that a page has counted by itself: the pages behind it say the same, where they would estimate one. */
export function storeCounted(ctx: Context, filter: Filter, counted: number): void {
  replaceTotal(ctx, JSON.stringify(filter), counted)
}

function replaceTotal(ctx: Context, key: string, total: number): void {
  totals.invalidate(ctx, key)
  void totals.get(ctx, key, async () => total)
}

const logFailure = (ctx: Context) => (err: unknown) => ctx.log.warn({ err }, 'a search was not counted')
