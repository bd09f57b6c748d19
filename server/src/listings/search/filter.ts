/** The filter of a search. Ids, whole dollars; an empty list stands for no filter. */
export type Filter = {
  categoryIds: number[]
  typeIds: number[]
  locationIds: number[]
  /** The places within the radius of somebody, the nearest first; undefined stands for no filter. */
  nearIds: number[] | undefined
  conditionIds: number[]
  minPrice: number | undefined
  maxPrice: number | undefined
  /** As they are searched for, typos corrected. */
  terms: string | undefined
  measures: MeasureFilter[]
  /** A brand, which stands in the title or is given as brand or model. */
  brand?: string | undefined
  /** Without what is promised to somebody; or that alone, to count it. */
  reserved?: 'hide' | 'only' | undefined
}

/** The range of one measure: in the unit of its field, or one of its choices by their places. `typeIds`: the chosen types that have it. `unknown`: and the listings that do not say it, or only those. */
export type MeasureFilter = {
  number: number
  typeIds: number[]
  from?: number
  to?: number
  choices?: number[]
  unknown?: true | 'only'
  tolerance?: Tolerance
}

/** How much wider the bounds are for what is no such part of the field's unit, and so was measured in another one. */
export type Tolerance = { amount: number; plainParts: number }

/** The parts of a filter that can be dropped one by one, by their keys in the query. */
export const filterParts = {
  'categories[]': { categoryIds: [], typeIds: [], measures: [] },
  'locations[]': { locationIds: [] },
  radius: { nearIds: undefined },
  'conditions[]': { conditionIds: [] },
  price_range: { minPrice: undefined, maxPrice: undefined },
  search_query: { terms: undefined },
  fields: { measures: [] },
  brand: { brand: undefined },
  reserved: { reserved: undefined },
} satisfies Record<string, Partial<Filter>>

export type FilterPart = keyof typeof filterParts

/** The same filter without one of its parts. */
export const without = (filter: Filter, part: FilterPart): Filter => ({ ...filter, ...filterParts[part] })

/** The parts that narrow the list. */
export function activeParts(filter: Filter): FilterPart[] {
  const parts = Object.keys(filterParts) as FilterPart[]
  return parts.filter((part) => JSON.stringify(without(filter, part)) !== JSON.stringify(filter))
}

/** The highest price that a listing can have, in whole dollars. */
export const highestPrice = 10_000
