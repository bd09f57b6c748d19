import type { SortOption } from '@reable/contract/listings/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'
import type { Filter } from '../search/filter.ts'
import { conditionOf, placesOf } from '../search/filter-queries.ts'
import { orderBy, orders, rankOf } from './card-order-queries.ts'
import { beginning, cardsOf, type FirstRow } from './card-queries.ts'

export type Page = {
  order: SortOption
  size: number
  offset: number
  /** The listing with which the newest begin, hidden or not. */
  before: number | undefined
}

export type FoundPage = { rows: FirstRow[]; total: number }

const columns = sql`id, listed_at, price, location_id`

/** Returns a page of the public listings that match, and how many there are, by one statement that reads all that match. */
export async function selectPageWithTotal(ctx: Context, filter: Filter, page: Page): Promise<FoundPage> {
  const isRanked = page.order === 'best_match' && filter.terms !== undefined
  const rank = isRanked ? rankOf(filter.terms ?? '') : sql`null::real`
  const rows = await rowsOf(
    ctx,
    sql<FirstRow & { total: number }>`
      with matched as materialized (
        select ${columns}, ${rank} as rank from listings where ${conditionOf(filter)}
      ), ${pageFrom(sql`matched`, isRanked ? page : withoutRank(page), filter)}
      select counted.total, cards.* from (select count(*)::int as total from matched) counted
      left join (${cardsOf(sql`found.place, found.rank, ${beginning}`)}) cards on true order by cards.place`,
  )
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) }
}

/** Returns a page of the public listings that match. No more is read than the order's index needs for it. */
export function selectPage(ctx: Context, filter: Filter, page: Page): Promise<FirstRow[]> {
  const condition = conditionOf(filter)
  const source =
    page.order === 'nearest'
      ? placeByPlace(filter, page)
      : sql`(select ${columns}, null::real as rank from listings where ${condition}) listed`
  return rowsOf(
    ctx,
    sql<FirstRow>`with ${pageFrom(source, withoutRank(page), filter)} ${cardsOf(sql`found.rank, ${beginning}`)}`,
  )
}

const withoutRank = (page: Page): Page => (page.order === 'best_match' ? { ...page, order: 'newest' } : page)

/** The listings of a page as `found`, each with its place. */
function pageFrom(source: RawBuilder<unknown>, page: Page, filter: Filter): RawBuilder<unknown> {
  const order = orderBy(page.order, filter)
  return sql`found as materialized (
    select id, rank, row_number() over (order by ${order}) as place from (
      select * from ${source} where ${startOf(page)} order by ${order} limit ${page.size} offset ${page.offset}
    ) page
  )`
}

/** As many of each place as the page could need, from its own index. */
const placeByPlace = (filter: Filter, { offset, size }: Page) => sql`(
  select near.* from unnest(${placesOf(filter) ?? []}::int[]) place_id, lateral (
    select ${columns}, null::real as rank from listings
    where ${conditionOf({ ...filter, nearIds: undefined, locationIds: [] })} and location_id = place_id
    order by ${orders.newest} limit ${offset + size}
  ) near
) listed`

/** Starts the newest at the listing that a page names; at the newest where it names none, or one that was removed with its owner's account. */
function startOf({ order, before }: Page): RawBuilder<unknown> {
  if (order !== 'newest' || before === undefined) return sql`true`
  return sql`(listed_at, id) <= (
    select coalesce(max(b.listed_at), 'infinity'), coalesce(max(b.id), ${Number.MAX_SAFE_INTEGER}) from listings b
    where b.id = ${before})`
}
