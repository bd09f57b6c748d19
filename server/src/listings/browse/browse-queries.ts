import type { SortOption } from '@reable/contract/listings/rules'
import type { Context } from '#platform/context'
import type { Filter } from '../search/filter.ts'
import {
  conditionOf,
  hasTerms,
  numberParameters,
  type StatementParameters,
  statementName,
} from '../search/filter-queries.ts'
import { bestFirst, orders } from './card-order-queries.ts'
import { type CardRow, cardsOf } from './card-queries.ts'
import { selectNearest } from './nearest-queries.ts'

/** A page in the requested order, where that is possible. */
export type Page = {
  order: SortOption
  size: number
  offset: number
  before: number | undefined
  /** Whether so few listings have the terms that it is no use to scan the newest for them. */
  rare?: boolean
}

/** Returns one page of public listings. The ids come first, from an index alone; only the page's own rows are read whole. */
export async function selectCards(ctx: Context, filter: Filter, page: Page): Promise<CardRow[]> {
  if (page.order === 'nearest') return selectNearest(ctx, filter, page)
  const newestFirst = page.order === 'newest' || page.order === 'best_match'
  return (
    (filter.terms && newestFirst && !page.rare && (await selectRecentMatches(ctx, filter, page))) ||
    selectMatches(ctx, filter, page)
  )
}

function selectMatches(ctx: Context, filter: Filter, page: Page): Promise<CardRow[]> {
  const parameters = numberParameters()
  let condition = conditionOf(filter, parameters)
  if (page.before !== undefined && page.order === 'newest') condition += fromListing(parameters.add(page.before))
  const best = filter.terms && page.order === 'best_match' && page.offset + page.size <= rankLimit
  const order = best
    ? bestFirst(parameters.add(filter.terms))
    : orders[page.order === 'best_match' || page.order === 'nearest' ? 'newest' : page.order]
  const from = best
    ? `(select id, listed_at, words from listings where ${condition} order by ${orders.newest} limit ${rankLimit}) m`
    : `listings where ${condition}`
  const text = `
    with found as materialized (
      select id, row_number() over (order by ${order}) as place from ${from}
      order by ${order} ${limitOf(page, parameters)}
    ) ${cardsOf()}`
  return ctx.read<CardRow>(statementName(text, filter), text, parameters.values)
}

/** So many of the newest that the rest of the filter lets through are read in a few milliseconds, however many there are. */
export const recentScanLimit = 3000
const recentRankLimit = 2000

/**
 * Returns the page's matches among the newest listings, or undefined when those are too few to fill the page and older ones may match.
 * Common terms are found here at once; the index of words would read every match before the first is shown.
 */
async function selectRecentMatches(ctx: Context, filter: Filter, page: Page): Promise<CardRow[] | undefined> {
  const best = page.order === 'best_match'
  const limit = best ? recentRankLimit : recentScanLimit
  const parameters = numberParameters()
  let condition = conditionOf({ ...filter, terms: undefined }, parameters)
  if (page.before !== undefined && !best) condition += fromListing(parameters.add(page.before))
  const withoutTerms = [...parameters.values]
  const terms = parameters.add(filter.terms)
  const order = bestFirst(terms)
  // In the order of newest the scan ends with the page; the best are known only when all were read.
  const text = `
    with found as materialized (
      select id, row_number() over (${best ? `order by ${order}` : ''}) as place
      from (select id, listed_at, words from listings where ${condition} order by ${orders.newest} limit ${limit}) recent
      where ${hasTerms(terms)} ${best ? `order by ${order}` : ''} ${limitOf(page, parameters)}
    ) ${cardsOf()}`
  const rows = await ctx.read<CardRow>(statementName(text, filter), text, parameters.values)
  const isWhole = rows.length === page.size || (await hasNoMore(ctx, { condition, values: withoutTerms }, limit))
  return isWhole ? rows : undefined
}

/** Returns whether fewer than `limit` listings match, so that none is older than those that were scanned. */
async function hasNoMore(
  ctx: Context,
  { condition, values }: { condition: string; values: unknown[] },
  limit: number,
): Promise<boolean> {
  const text = `select count(*)::int as walked from (select 1 from listings where ${condition} limit ${limit}) w`
  return ((await ctx.read<{ walked: number }>('', text, values))[0]?.walked ?? 0) < limit
}

/** How many of the newest matches are ranked to find the best: ranking reads every one of them. */
const rankLimit = 1000

/** Starts the page at the listing of this parameter, hidden or not; at the newest once it is removed with its owner's account. */
function fromListing(id: string): string {
  const listed = `select max(b.listed_at) as at, max(b.id) as id from listings b where b.id = ${id}`
  return ` and (listed_at, id) <= (
    select coalesce(b.at, 'infinity'), coalesce(b.id, ${Number.MAX_SAFE_INTEGER}) from (${listed}) b)`
}

/** Adds the size of a page and where it begins to the parameters. */
const limitOf = ({ size, offset }: Page, { add }: StatementParameters) => `limit ${add(size)} offset ${add(offset)}`
