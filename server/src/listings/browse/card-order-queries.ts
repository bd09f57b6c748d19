import type { SortOption } from '@reable/contract/listings/rules'
import type { StatementParameters } from '../search/filter-queries.ts'

export type ColumnOrder = Exclude<SortOption, 'best_match' | 'nearest'>

/** The orders of cards that columns give; the nearest and the best match have their own. */
export const orders: Record<ColumnOrder, string> = {
  newest: 'listed_at desc, id desc',
  oldest: 'listed_at, id',
  price_asc: 'price, listed_at desc, id desc',
  price_desc: 'price desc, listed_at desc, id desc',
}

/** What an order goes by, so that its index alone gives it. */
export const columnsOf = (order: ColumnOrder) =>
  order === 'newest' || order === 'oldest' ? 'id, listed_at' : 'id, listed_at, price'

/** A listing by what the orders go by; `listedAt` in microseconds since 1970. */
export type Place = { id: number; listedAt: number; price: number }

/**
 * The listings that come behind a place of an order, as conditions. Those of the same price are a range of their own, so that an index
 * gives both in their order.
 */
export function rangesBehind(order: ColumnOrder, { id, listedAt, price }: Place, parameters: StatementParameters) {
  const listing = `(${instant(parameters, listedAt)}, ${parameters.add(id)}::bigint)`
  if (order === 'newest') return [`(listed_at, id) < ${listing}`]
  if (order === 'oldest') return [`(listed_at, id) > ${listing}`]
  const priced = `${parameters.add(price)}::int`
  return [`price = ${priced} and (listed_at, id) < ${listing}`, `price ${order === 'price_asc' ? '>' : '<'} ${priced}`]
}

/** A moment that is given in microseconds since 1970. */
export const instant = ({ add }: StatementParameters, microseconds: number) =>
  `(timestamptz 'epoch' + ${add(microseconds)}::bigint * interval '1 microsecond')`

/** How well words match a query of the search: a title counts most, then what the type is called, brand and model, the description. */
export const bestRank = (terms: string) => `ts_rank('{0.1, 0.3, 0.6, 1}', words, ${terms})`
