import { hash } from 'node:crypto'
import { type Filter, highestPrice } from './filter.ts'
import { conditionOf, placesOf, publicOnly, type StatementParameters } from './filter-queries.ts'
import { searchText } from './search-text.ts'

/** A condition in SQL, and whether it has the text of a shape, which is the same whatever is asked for. */
export type Condition = { text: string; isShape: boolean }

/**
 * Returns the condition of the public listings that match a filter. No, one or several places, one kind at most, with or without a
 * price and conditions, make one of eighteen texts, whose statements are prepared: the plan is made for the text, since no value stands where
 * the planner would look at it. Everything else is planned for its values, and so is what is asked to be.
 */
export function shapeOf(filter: Filter, parameters: StatementParameters, forItsValues = false): Condition {
  if (forItsValues || !hasShape(filter)) return { text: conditionOf(filter, parameters), isShape: false }
  const one = (column: string, ids: number[]) =>
    ids.length ? [`${column} = ${hidden(parameters, ids[0], 'int')}`] : []
  const all = [
    publicOnly,
    ...placeIn(placesOf(filter), parameters),
    ...one('category_id', filter.categoryIds),
    ...one('equipment_type_id', filter.typeIds),
    ...priceAndConditions(filter, parameters),
    ...(filter.terms ? [`words @@ ${termsIn(parameters.add(searchText(filter.terms)))}`] : []),
  ]
  return { text: all.join(' and '), isShape: true }
}

/** One place has an index of its own; several are looked for among the newest of all. */
function placeIn(places: number[] | undefined, parameters: StatementParameters): string[] {
  if (!places) return []
  return places.length === 1
    ? [`location_id = ${hidden(parameters, places[0], 'int')}`]
    : [`location_id = any(${hidden(parameters, places, 'int[]')}::int[])`]
}

/** A value that the planner does not see. */
export const hidden = ({ add }: StatementParameters, value: unknown, type: string) => `(select ${add(value)}::${type})`

/** As one case it is neither offered to an index nor guessed to let hardly anything through. */
function priceAndConditions({ conditionIds, minPrice, maxPrice }: Filter, parameters: StatementParameters): string[] {
  if (conditionIds.length === 0 && minPrice === undefined && maxPrice === undefined) return []
  const ids = parameters.add(conditionIds.length ? conditionIds : null)
  return [
    `case when price between ${hidden(parameters, minPrice ?? 0, 'int')} and ${hidden(parameters, maxPrice ?? highestPrice, 'int')}
      then ${ids}::int[] is null or condition_id = any(${ids}::int[]) else false end`,
  ]
}

/** Whether a filter chooses one kind at most, no measure, and does not ask what is reserved. */
const hasShape = (filter: Filter) =>
  placesOf(filter)?.length !== 0 &&
  !filter.reserved &&
  !filter.brand &&
  filter.categoryIds.length + filter.typeIds.length <= 1 &&
  filter.measures.length === 0

/** The terms of this parameter, read once for a statement and unknown to its planner. */
export const termsIn = (parameter: string) => `(select websearch_to_tsquery('reable', ${parameter}::text))`

/** The name of a statement of a shape: there are as many as texts, a few dozen. Empty for all others, which are planned anew. */
export const shapeName = (text: string, { isShape }: Condition): string =>
  isShape ? `shape ${hash('sha256', text, 'base64url').slice(0, 12)}` : ''
