import type { SortOption } from '@reable/contract/listings/rules'

/** The orders of cards that columns give; the nearest and the best match have their own. */
export const orders: Record<Exclude<SortOption, 'best_match' | 'nearest'>, string> = {
  newest: 'listed_at desc, id desc',
  oldest: 'listed_at, id',
  price_asc: 'price, listed_at desc, id desc',
  price_desc: 'price desc, listed_at desc, id desc',
}

/** How well words match a query of the search: a title counts most, then what the type is called, then the description. */
export const bestRank = (terms: string) => `ts_rank('{0, 0.15, 0.6, 1}', words, ${terms})`
