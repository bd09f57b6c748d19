import { type CountSnapshot, countIn } from '../counts/count-snapshot.ts'
import type { Filter } from './filter.ts'

/** How many listings at most a prepared statement is expected to pass over on its way; one that would is planned for its values. */
const maxScan = 3_000

/**
 * Returns whether the index of a filter's place and kind, read from the newest on, soon gives so many listings that match its price
 * and conditions too. Where these are rare, another index is better, and the planner sees that by the values.
 */
export function isScannedSoon(snapshot: CountSnapshot, filter: Filter, wanted: number): boolean {
  const { conditionIds, minPrice, maxPrice } = filter
  if (conditionIds.length === 0 && minPrice === undefined && maxPrice === undefined) return true
  const all = countIn(snapshot, { ...filter, conditionIds: [], minPrice: undefined, maxPrice: undefined })
  return all * Math.min(1, wanted / countIn(snapshot, filter)) <= maxScan
}
