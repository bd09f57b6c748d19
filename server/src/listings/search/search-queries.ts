import type { Context } from '#platform/context'
import { type Floor, type Page, startOf } from '../browse/browse-queries.ts'
import { bestRank, orders } from '../browse/card-order-queries.ts'
import { beginning, cardsOf, type FirstRow } from '../browse/card-queries.ts'
import type { Filter } from './filter.ts'
import { numberParameters, type StatementParameters } from './filter-queries.ts'
import { searchText } from './search-text.ts'
import { hidden, shapeName, shapeOf, termsIn } from './shape-queries.ts'

/**
 * One page of a search: `seen` listings were read, and so many of them `matched` the terms. `floor` is the oldest that the page is
 * chosen from, where there may be older ones that match.
 */
export type SearchedPage = { rows: FirstRow[]; seen: number; matched: number; floor: Floor | undefined }

export type SearchFilter = Filter & { terms: string }
export type SearchPage = Page & { order: 'newest' | 'best_match' }

/** So many of the newest that the rest of the filter lets through are searched in a millisecond or two, however many there are. */
export const recentLimit = 1_000

/** Searches the newest listings that match the rest of the filter. Common terms are found here at once. */
export function searchRecent(ctx: Context, { terms, ...rest }: SearchFilter, page: SearchPage): Promise<SearchedPage> {
  const parameters = numberParameters()
  const asked = termsIn(parameters.add(searchText(terms)))
  const condition = shapeOf({ ...rest, terms: undefined }, parameters, page.forItsValues)
  const text = `
    with seen as materialized (
      select id, listed_at, case when words @@ ${asked} then ${page.order === 'best_match' ? bestRank(asked) : 0} end as rank
      from listings where ${condition.text} order by ${orders.newest} limit ${recentLimit}
    ) ${pageOf({ name: 'seen', isRanked: page.order === 'best_match', limit: recentLimit }, page, parameters)}`
  return readPage(ctx, shapeName(text, condition), text, parameters.values)
}

/** How many of the newest matches are ranked to find the best: that takes longer than to find them. */
export const rankLimit = 1_000

/** Searches all listings by the index of words and what they are narrowed by; all that match are read, so that they are counted. */
export function searchByWords(ctx: Context, filter: SearchFilter, page: SearchPage): Promise<SearchedPage> {
  const parameters = numberParameters()
  const condition = shapeOf(filter, parameters, page.forItsValues)
  const isRanked = page.order === 'best_match' && page.offset < rankLimit
  const text = `
    with seen as materialized (
      select id, listed_at, 0 as rank from listings where ${condition.text}
    ) ${isRanked ? `, ranked as (${rankNewest(termsIn(parameters.add(searchText(filter.terms))))})` : ''}
    ${pageOf({ name: isRanked ? 'ranked' : 'seen', isRanked, limit: isRanked ? rankLimit : undefined }, page, parameters)}`
  return readPage(ctx, shapeName(text, condition), text, parameters.values)
}

/** Ranks the newest of those that match. */
const rankNewest = (terms: string) => `
  select l.id, l.listed_at, ${bestRank(terms)} as rank
  from (select id from seen order by ${orders.newest} limit ${rankLimit}) newest join listings l on l.id = newest.id`

/** The listings that a page is chosen from: with a rank are those that match; whether it says how well; how many there are at most. */
type Source = { name: 'seen' | 'ranked'; isRanked: boolean; limit: number | undefined }

/** Selects the cards of a page, and beside each the number of listings `seen` and, of a full source, the oldest. */
function pageOf({ name: source, isRanked, limit }: Source, page: SearchPage, parameters: StatementParameters): string {
  const order = `rank desc, ${orders.newest}`
  return `, found as materialized (
      select id, rank, row_number() over (order by ${order}) as place from (
        select id, listed_at, rank from ${source} where rank is not null and ${startOf(page, parameters)}
        order by ${order} limit ${page.size} offset ${hidden(parameters, page.offset, 'bigint')}
      ) page
    ) select counted.*, ${limit ? 'floor.*, ' : ''}cards.* from (
      select count(*)::int as seen, count(rank)::int as matched from seen
    ) counted ${limit ? `left join (${floorOf(source, limit)}) floor on true` : ''}
    left join (${cardsOf(`found.place, ${isRanked ? 'found.rank, ' : ''}${beginning}`)}) cards on true order by cards.place`
}

const floorOf = (source: string, limit: number) => `
  select id as floor_id, (extract(epoch from listed_at) * 1000000)::bigint as floor_listed_at from ${source}
  order by ${orders.newest} offset ${limit - 1} limit 1`

type PageRow = FirstRow & { place: number | null; seen: number; matched: number }

/** Without a card there is one row all the same, with what was counted. */
async function readPage(ctx: Context, name: string, text: string, values: unknown[]): Promise<SearchedPage> {
  const rows = await ctx.read<PageRow>(name, text, values)
  const { seen, matched, floor_id: id, floor_listed_at: listedAt } = rows[0] as PageRow
  const floor = id && listedAt ? { id, listedAt } : undefined
  return { seen, matched, floor, rows: rows.filter(({ place }) => place !== null) }
}
