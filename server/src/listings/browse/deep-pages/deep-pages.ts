import { listingsPerPage } from '@reable/contract/listings/rules'
import { AnswerCache } from '#platform/answer-cache'
import type { Context } from '#platform/context'
import type { Filter } from '../../search/filter.ts'
import type { FirstRow } from '../card-queries.ts'
import { type DeepPage, type Start, selectFromStart, selectStarts } from './deep-page-queries.ts'

/** From one start of a list to the next, in listings: twenty pages. */
const step = 20 * listingsPerPage

/** The starts of the lists that were asked for far down. Those of a million listings take some 200 kB. */
const cache = new AnswerCache<Start[]>({ name: 'page starts', ttl: 30_000, maxEntries: 50 })

/**
 * Returns a page far down in a list: read from the start before it, so that it costs the same at any depth. Starts are as old as counts
 * may be: while listings come and go, a page that is asked for by its number may begin where it began half a minute ago.
 */
export async function selectDeepPage(ctx: Context, filter: Filter, page: DeepPage): Promise<FirstRow[]> {
  const { order, offset } = page
  const key = JSON.stringify([order, filter])
  const starts = await cache.get(ctx, key, () => selectStarts(ctx, filter, { order, step }))
  const passed = Math.min(Math.floor(offset / step), starts.length)
  return selectFromStart(ctx, filter, {
    page: { ...page, offset: offset - passed * step },
    start: starts[passed - 1],
    most: step,
  })
}
