import type { Context } from '#platform/context'
import { remember } from '#platform/remember'
import { type Filter, highestPrice } from '../search/filter.ts'
import { placesOf } from '../search/filter-queries.ts'
import { type CountSnapshotRow, selectCountSnapshot } from './count-queries.ts'

/**
 * How many listings are public, and how they divide into places, kinds and conditions, with the prices of each such group, a few bytes
 * for each listing; the same groups by what most people filter by, and how many listings cost less than each price.
 */
export type CountSnapshot = {
  total: number
  groups: CountSnapshotRow[]
  places: Map<number, CountSnapshotRow[]>
  categories: Map<number, CountSnapshotRow[]>
  types: Map<number, CountSnapshotRow[]>
  cheaper: Uint32Array
}

/** Returns the snapshot, from memory until a listing changes. */
export const countSnapshotOf = remember(['listings'], async (ctx): Promise<CountSnapshot> => {
  const groups = await selectCountSnapshot(ctx)
  const total = groups.reduce((sum, { prices }) => sum + prices.length / 2, 0)
  return {
    total,
    groups,
    places: Map.groupBy(groups, ({ location_id }) => location_id),
    categories: Map.groupBy(groups, ({ category_id }) => category_id),
    types: Map.groupBy(groups, ({ equipment_type_id }) => equipment_type_id),
    cheaper: countByPrice(groups),
  }
})

/** Lists up to this length are counted when they are asked for. */
const exactLimit = 1_000

/** Whether the snapshot knows all that a filter asks for. */
export const isInSnapshot = ({ terms, measures, brand, reserved }: Filter) =>
  !terms && !measures.length && !brand && !reserved

/** Returns the total of a long list; undefined where it is counted with the list. */
export async function countLargeTotal(ctx: Context, filter: Filter): Promise<number | undefined> {
  if (!isInSnapshot(filter)) return undefined
  const total = countIn(await countSnapshotOf(ctx), filter)
  return total > exactLimit ? total : undefined
}

/** Returns how many listings there are of each value of a column, of those that match the rest of the filter. */
export function countGroups(
  { groups }: CountSnapshot,
  filter: Filter,
  column: 'category_id' | 'equipment_type_id' | 'location_id' | 'condition_id',
): { id: number; total: number }[] {
  const places = placesOf(filter)
  const totals = new Map<number, number>()
  for (const group of groups) {
    if (!matches(filter, group) || (places && !places.includes(group.location_id))) continue
    const counted = countPricesBetween(group.prices, filter)
    if (counted) totals.set(group[column], (totals.get(group[column]) ?? 0) + counted)
  }
  return [...totals].map(([id, total]) => ({ id, total }))
}

/** Returns, for each price in dollars and one more, how many listings cost less. */
function countByPrice(groups: CountSnapshotRow[]): Uint32Array {
  const cheaper = new Uint32Array(highestPrice + 2)
  for (const { prices } of groups) {
    for (let at = 0; at < prices.length; at += 2) (cheaper[prices.readUInt16BE(at) + 1] as number)++
  }
  for (let price = 1; price < cheaper.length; price++) (cheaper[price] as number) += cheaper[price - 1] as number
  return cheaper
}

/** Returns how many listings match a filter, ignoring its terms and measures. */
export function countIn(snapshot: CountSnapshot, filter: Filter): number {
  const chosen = placesOf(filter)
  const { categoryIds, typeIds, conditionIds } = filter
  if (!chosen && categoryIds.length + typeIds.length + conditionIds.length === 0) return countPriced(snapshot, filter)
  let counted = 0
  for (const groups of groupsFor(snapshot, filter, chosen)) {
    for (const group of groups) if (matches(filter, group)) counted += countPricesBetween(group.prices, filter)
  }
  return counted
}

/** Returns how many listings there are at a price from the lowest to the highest that are asked for. */
function countPriced({ cheaper }: CountSnapshot, { minPrice = 0, maxPrice = highestPrice }: Filter): number {
  const below = (price: number) => cheaper[Math.min(price, highestPrice + 1)] as number
  return Math.max(0, below(maxPrice + 1) - below(minPrice))
}

/** Returns the groups that can match, each once: those of the chosen places, else of the chosen kinds, else all. */
function groupsFor(snapshot: CountSnapshot, { categoryIds, typeIds }: Filter, places: number[] | undefined) {
  if (places) return [...new Set(places)].map((id) => snapshot.places.get(id) ?? [])
  if (typeIds.length && !categoryIds.length) return typeIds.map((id) => snapshot.types.get(id) ?? [])
  if (categoryIds.length && !typeIds.length) return categoryIds.map((id) => snapshot.categories.get(id) ?? [])
  return [snapshot.groups]
}

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
