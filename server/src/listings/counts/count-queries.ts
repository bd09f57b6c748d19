import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'
import { type Filter, without } from '../search/filter.ts'
import { conditionOf, hasTerms, numberParameters, statementName } from '../search/filter-queries.ts'
import { searchText } from '../search/search-text.ts'

/** Returns how many public listings match, counted no further than `limit`. */
export async function countMatches(ctx: Context, filter: Filter, limit: number): Promise<number> {
  const parameters = numberParameters()
  const condition = conditionOf(filter, parameters)
  const text = `select count(*)::int as total from (select 1 from listings where ${condition} limit ${parameters.add(limit)}) m`
  const rows = await ctx.read<{ total: number }>(statementName(text, filter), text, parameters.values)
  return onlyRow(rows).total
}

/** Scans the newest listings that match the rest of the filter: returns how many were seen, and how many have the terms. */
export async function sampleMatches(
  ctx: Context,
  filter: Filter,
  limit: number,
): Promise<{ seen: number; matched: number }> {
  const parameters = numberParameters()
  const condition = conditionOf({ ...filter, terms: undefined }, parameters)
  const text = `
    select count(*)::int as seen,
      count(*) filter (where ${hasTerms(parameters.add(searchText(filter.terms ?? '')))})::int as matched
    from (select words from listings where ${condition} order by listed_at desc, id desc limit ${limit}) recent`
  const rows = await ctx.read<{ seen: number; matched: number }>(statementName(text, filter), text, parameters.values)
  return onlyRow(rows)
}

export type CountSnapshotRow = {
  category_id: number
  equipment_type_id: number
  location_id: number
  condition_id: number
  /** Whole dollars in their order, two bytes each. */
  prices: Buffer
}

const countSnapshot = `
  select category_id, equipment_type_id, location_id, condition_id,
    string_agg(int2send(price::int2), ''::bytea order by price) as prices
  from listings where is_public group by 1, 2, 3, 4`

/** All that is public, from one index in its own order: a third of a second among a million listings. */
export const selectCountSnapshot = (ctx: Context): Promise<CountSnapshotRow[]> =>
  ctx.read<CountSnapshotRow>('census of listings', countSnapshot, [])

type Count = { id: number; total: number }

/** How many listings each place, or each condition, would show, given the rest of the filter. */
export function countBy(ctx: Context, filter: Filter, column: 'location_id' | 'condition_id'): Promise<Count[]> {
  const remaining = without(filter, column === 'location_id' ? 'locations[]' : 'conditions[]')
  const parameters = numberParameters()
  const condition = conditionOf(remaining, parameters)
  const text = `select ${column} as id, count(*)::int as total from listings where ${condition} group by 1`
  return ctx.read<Count>(statementName(text, remaining), text, parameters.values)
}

/** The same for categories with their types, in one pass. */
export function countKinds(
  ctx: Context,
  filter: Filter,
): Promise<{ category_id: number; equipment_type_id: number; total: number }[]> {
  const remaining = without(filter, 'categories[]')
  const parameters = numberParameters()
  const condition = conditionOf(remaining, parameters)
  const text = `
    select category_id, equipment_type_id, count(*)::int as total from listings where ${condition} group by 1, 2`
  return ctx.read(statementName(text, remaining), text, parameters.values)
}

/** Of one type: how many listings do not say each of the measures with these numbers. */
export function countUnknown(
  ctx: Context,
  filter: Filter,
  numbers: number[],
): Promise<{ number: number; total: number }[]> {
  const remaining = without(filter, 'fields')
  const parameters = numberParameters()
  const condition = conditionOf(remaining, parameters)
  const text = `
    select number::int, count(*)::int as total
    from listings cross join unnest(${parameters.add(numbers)}::int[]) as number
    where ${condition} and measures[number] is null group by 1`
  return ctx.read(statementName(text, remaining), text, parameters.values)
}

/** Of one type: how many listings have each choice of the fields with these numbers. */
export function countChoices(
  ctx: Context,
  filter: Filter,
  numbers: number[],
): Promise<{ number: number; choice: number; total: number }[]> {
  const remaining = without(filter, 'fields')
  const parameters = numberParameters()
  const condition = conditionOf(remaining, parameters)
  const text = `
    select number::int, measures[number]::int as choice, count(*)::int as total
    from listings cross join unnest(${parameters.add(numbers)}::int[]) as number
    where ${condition} and measures[number] is not null group by 1, 2`
  return ctx.read(statementName(text, remaining), text, parameters.values)
}
