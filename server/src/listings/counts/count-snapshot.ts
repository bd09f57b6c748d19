import { AnswerCache } from '#platform/answer-cache'
import type { Context } from '#platform/context'
import type { Filter } from '../search/filter.ts'
import { placesOf } from '../search/filter-queries.ts'
import { type CountSnapshotRow, selectCountSnapshot } from './count-queries.ts'

/**
 * How many listings are public, and how they divide into kinds and conditions, with the prices of each such group, under the ids
 * of their places: most people filter by theirs. A few bytes for each listing.
 */
export type CountSnapshot = { total: number; places: Map<number, CountSnapshotRow[]> }

const halfMinute = 30_000

/** No page waits longer than the timeout for a new snapshot where there is an old one. */
const cache = new AnswerCache<CountSnapshot>({ name: 'census', ttl: halfMinute, staleFor: halfMinute, timeout: 15 })

/**
 * Returns the snapshot of half a minute ago at most; while the next one is taken, the one before is served for as long again, and
 * longer when the database is slow.
 */
export const countSnapshotOf = (ctx: Context): Promise<CountSnapshot> =>
  cache.get(ctx, '', async () => {
    const groups = await selectCountSnapshot(ctx)
    const total = groups.reduce((sum, { prices }) => sum + prices.length / 2, 0)
    return { total, places: Map.groupBy(groups, ({ location_id }) => location_id) }
  })

/** Returns how many listings match a filter, ignoring its terms and measures. */
export function countIn({ total, places }: CountSnapshot, filter: Filter): number {
  const chosen = placesOf(filter)
  if (!chosen && isAnyKindAndPrice(filter)) return total
  let counted = 0
  for (const place of new Set(chosen ?? places.keys())) {
    for (const group of places.get(place) ?? []) {
      if (matches(filter, group)) counted += countPricesBetween(group.prices, filter)
    }
  }
  return counted
}

const isAnyKindAndPrice = ({
  categoryIds,
  typeIds,
  conditionIds,
  minPrice: leastPrice,
  maxPrice: mostPrice,
}: Filter): boolean =>
  categoryIds.length + typeIds.length + conditionIds.length === 0 && leastPrice === undefined && mostPrice === undefined

function matches({ categoryIds, typeIds, conditionIds }: Filter, group: CountSnapshotRow): boolean {
  const anyKind = categoryIds.length === 0 && typeIds.length === 0
  return (
    (anyKind || categoryIds.includes(group.category_id) || typeIds.includes(group.equipment_type_id)) &&
    (conditionIds.length === 0 || conditionIds.includes(group.condition_id))
  )
}

function countPricesBetween(prices: Buffer, { minPrice: leastPrice, maxPrice: mostPrice }: Filter): number {
  const from = leastPrice === undefined ? 0 : countCheaper(prices, leastPrice)
  const to = mostPrice === undefined ? prices.length / 2 : countCheaper(prices, mostPrice + 1)
  return Math.max(0, to - from)
}

/** Returns how many of these prices, two bytes each and sorted, are below one. */
function countCheaper(prices: Buffer, price: number): number {
  let [from, to] = [0, prices.length / 2]
  while (from < to) {
    const middle = (from + to) >> 1
    if (prices.readUInt16BE(middle * 2) < price) from = middle + 1
    else to = middle
  }
  return from
}
