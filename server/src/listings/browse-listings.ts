import type { Answer } from '@reable/contract/client'
import { listingsPerPage, type SortOption } from '@reable/contract/listings-rules'
import { catalogueOf } from '#catalogue'
import { locationsOf } from '#places'
import type { Context } from '#platform/context'
import { selectCards } from './browse-queries.ts'
import { type FilterNames, filterOf } from './filters.ts'
import { cardAnswer } from './listing-answers.ts'
import { totalOf } from './totals.ts'

type Browsing = FilterNames & { page: number; before?: number | undefined; sorted_by: SortOption }

/** One page of the public list, with how many listings match in all. Refuses names it does not know. */
export async function browseListings(
  ctx: Context,
  browsing: Browsing,
): Promise<{ cards: Answer<'browseListings'>; total: number }> {
  const [catalogue, locations] = await Promise.all([catalogueOf(ctx), locationsOf(ctx)])
  const lists = { catalogue, locations }
  const filter = filterOf(browsing, lists)
  const [rows, total] = await Promise.all([
    selectCards(ctx, filter, {
      order: browsing.sorted_by,
      size: listingsPerPage,
      offset: (browsing.page - 1) * listingsPerPage,
      before: browsing.before,
    }),
    totalOf(ctx, filter),
  ])
  const now = ctx.clock.now()
  return { cards: rows.map((row) => cardAnswer(row, lists, now)), total }
}
