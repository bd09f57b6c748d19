/** A query of the list, with the parameter names of the home page's address. Prices in whole dollars. */
export type ListQuery = {
  category?: string
  location?: string
  condition?: string
  min_price?: number
  max_price?: number
  search_query?: string
  sorted_by?: 'newest' | 'oldest' | 'price_asc' | 'price_desc' | 'best_match'
  page?: number
  /** `field.seat_width_in.from` and the like, with its value. */
  fields?: Record<string, string>
}

const apiNames: Record<string, string> = {
  category: 'categories[]',
  location: 'locations[]',
  condition: 'conditions[]',
  min_price: 'price_range[starting_price]',
  max_price: 'price_range[ending_price]',
}

export const homePath = (query: ListQuery): string => withQuery('/', pairsOf(query))

export const listPath = (query: ListQuery): string => withQuery('/v1/posts', apiPairsOf(query))

export const countsPath = (query: ListQuery): string => withQuery('/v1/posts/counts', apiPairsOf(query))

type Pair = [name: string, value: string]

const apiPairsOf = (query: ListQuery) => pairsOf(query).map(([name, value]): Pair => [apiNames[name] ?? name, value])

const pairsOf = ({ fields = {}, ...rest }: ListQuery) =>
  Object.entries({ ...rest, ...fields }).map(([name, value]): Pair => [name, String(value)])

const withQuery = (path: string, pairs: Pair[]): string =>
  pairs.length ? `${path}?${new URLSearchParams(pairs)}` : path
