import type { Context } from '#platform/context'
import type { Filter } from '../search/filter.ts'
import { conditionOf, numberParameters, placesOf, statementName } from '../search/filter-queries.ts'
import { type CardRow, cardsOf } from './card-queries.ts'

/** A page place by place, the nearest first, the newest of each: as many of every place as the page could need, from its own index. */
export function selectNearest(
  ctx: Context,
  filter: Filter,
  page: { size: number; offset: number },
): Promise<CardRow[]> {
  const parameters = numberParameters()
  const condition = conditionOf({ ...filter, nearIds: undefined, locationIds: [] }, parameters)
  const [places, size, offset] = [placesOf(filter), page.size, page.offset].map(parameters.add)
  const text = `
    with found as materialized (
      select id, row_number() over (order by nth, listed_at desc, id desc) as place
      from unnest(${places}::int[]) with ordinality near (place_id, nth), lateral (
        select id, listed_at from listings where ${condition} and location_id = place_id
        order by listed_at desc, id desc limit ${size}::int + ${offset}::int
      ) newest
      order by nth, listed_at desc, id desc limit ${size} offset ${offset}
    ) ${cardsOf()}`
  return ctx.read<CardRow>(statementName(text, filter), text, parameters.values)
}
