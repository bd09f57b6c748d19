import type { SortOption } from '@reable/contract/listings/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Filter } from '../search/filter.ts'
import { placesOf, termsQuery } from '../search/filter-queries.ts'

export type ColumnOrder = Exclude<SortOption, 'best_match' | 'nearest'>

/** The orders of cards that columns give; the nearest and the best match have their own. */
export const orders: Record<ColumnOrder, RawBuilder<unknown>> = {
  newest: sql`listed_at desc, id desc`,
  oldest: sql`listed_at, id`,
  price_asc: sql`price, listed_at desc, id desc`,
  price_desc: sql`price desc, listed_at desc, id desc`,
}

/** Returns what a list is ordered by: the best match by its `rank`, the nearest by the places of its filter. */
export function orderBy(order: SortOption, filter: Filter): RawBuilder<unknown> {
  if (order === 'best_match') return sql`rank desc, ${orders.newest}`
  if (order === 'nearest') return sql`array_position(${placesOf(filter) ?? []}::int[], location_id), ${orders.newest}`
  return orders[order]
}

/** A listing by what the orders go by; `listedAt` in microseconds since 1970. */
export type Place = { id: number; listedAt: number; price: number }

/**
 * The listings that come behind a place of an order, as conditions. Those of the same price are a range of their own, so that an index
 * gives both in their order.
 */
export function rangesBehind(order: ColumnOrder, { id, listedAt, price }: Place): RawBuilder<unknown>[] {
  const listing = sql`(${instant(listedAt)}, ${id}::bigint)`
  if (order === 'newest') return [sql`(listed_at, id) < ${listing}`]
  if (order === 'oldest') return [sql`(listed_at, id) > ${listing}`]
  const beyond = order === 'price_asc' ? sql`price > ${price}::int` : sql`price < ${price}::int`
  return [sql`price = ${price}::int and (listed_at, id) < ${listing}`, beyond]
}

/** A moment that is given in microseconds since 1970. */
export const instant = (microseconds: number) =>
  sql`(timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond')`

/** How well words match a search: a title counts most, then what the type is called, brand and model, the description. */
export const rankOf = (terms: string) => sql`ts_rank('{0.1, 0.3, 0.6, 1}', words, ${termsQuery(terms)})`
