import { type CountSnapshot, countIn } from '../counts/count-snapshot.ts'
import type { Filter } from './filter.ts'
import { placesOf } from './filter-queries.ts'

/** How many listings at most a prepared statement is expected to pass over on its way; one that would is planned for its values. */
const maxScan = 3_000

/**
 * Returns whether the index of a filter's place and kind, read from the newest on, soon gives so many listings that match the rest of
 * it too: several places, price and conditions. Where these are rare, another index is better, and the planner sees that by the values.
 */
export function isScannedSoon(snapshot: CountSnapshot, filter: Filter, wanted: number): boolean {
  const { conditionIds, minPrice, maxPrice } = filter
  const isOnePlace = (placesOf(filter)?.length ?? 1) === 1
  const isAny = conditionIds.length === 0 && minPrice === undefined && maxPrice === undefined
  if (isOnePlace && isAny) return true
  const places = isOnePlace ? {} : { locationIds: [], nearIds: undefined }
  const rest = { conditionIds: [], minPrice: undefined, maxPrice: undefined }
  const all = countIn(snapshot, { ...filter, ...places, ...rest })
  return all * Math.min(1, wanted / countIn(snapshot, filter)) <= maxScan
}
