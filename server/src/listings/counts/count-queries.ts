import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { onlyRow, rowsOf } from '#platform/database'
import { type Filter, without } from '../search/filter.ts'
import { conditionOf } from '../search/filter-queries.ts'

/** Returns how many public listings match, counted no further than `limit`. */
export async function countMatches(ctx: Context, filter: Filter, limit = 2_000_000_000): Promise<number> {
  // Planned without the limit: else the database would go through the listings for a word that none of them has.
  const rows = await rowsOf(
    ctx,
    sql<{ total: number }>`
      with matched as materialized (select 1 from listings where ${conditionOf(filter)})
      select count(*)::int as total from (select 1 from matched limit ${limit}) counted`,
  )
  return onlyRow(rows).total
}

export type CountSnapshotRow = {
  category_id: number
  equipment_type_id: number
  location_id: number
  condition_id: number
  /** Whole dollars in their order, two bytes each. */
  prices: Buffer
}

/** All that is public, from one index in its own order. */
export const selectCountSnapshot = (ctx: Context): Promise<CountSnapshotRow[]> =>
  rowsOf(
    ctx,
    sql`
      select category_id, equipment_type_id, location_id, condition_id,
        string_agg(int2send(price::int2), ''::bytea order by price) as prices
      from listings where is_public group by 1, 2, 3, 4`,
  )

type Count = { id: number; total: number }

/** How many listings each place, or each condition, would show, given the rest of the filter. */
export function countBy(ctx: Context, filter: Filter, column: 'location_id' | 'condition_id'): Promise<Count[]> {
  const remaining = without(filter, column === 'location_id' ? 'locations[]' : 'conditions[]')
  return rowsOf(
    ctx,
    sql`select ${sql.ref(column)} as id, count(*)::int as total from listings where ${conditionOf(remaining)} group by 1`,
  )
}

type KindCount = { category_id: number; equipment_type_id: number; total: number }

/** The same for categories with their types, in one pass. */
export const countKinds = (ctx: Context, filter: Filter): Promise<KindCount[]> =>
  rowsOf(
    ctx,
    sql`
      select category_id, equipment_type_id, count(*)::int as total
      from listings where ${conditionOf(without(filter, 'categories[]'))} group by 1, 2`,
  )

/** Of one type: how many listings do not say each of the measures with these numbers. */
export const countUnknown = (
  ctx: Context,
  filter: Filter,
  numbers: number[],
): Promise<{ number: number; total: number }[]> =>
  rowsOf(
    ctx,
    sql`
      select number::int, count(*)::int as total from listings cross join unnest(${numbers}::int[]) as number
      where ${conditionOf(without(filter, 'fields'))} and measures[number] is null group by 1`,
  )

/** Of one type: how many listings have each choice of the fields with these numbers. */
export const countChoices = (
  ctx: Context,
  filter: Filter,
  numbers: number[],
): Promise<{ number: number; choice: number; total: number }[]> =>
  rowsOf(
    ctx,
    sql`
      select number::int, measures[number]::int as choice, count(*)::int as total
      from listings cross join unnest(${numbers}::int[]) as number
      where ${conditionOf(without(filter, 'fields'))} and measures[number] is not null group by 1, 2`,
  )
