import type { Context } from '#platform/context'
import type { Filter } from '../search/filter.ts'
import { numberParameters, placesOf } from '../search/filter-queries.ts'
import { hidden, shapeName, shapeOf } from '../search/shape-queries.ts'
import { beginning, cardsOf, type FirstRow } from './card-queries.ts'

type NearestPage = { size: number; offset: number; depth: number | undefined; forItsValues?: boolean }

/** A page place by place, the nearest first, the newest of each: as many of every place as the page could need, from its own index. */
export function selectNearest(ctx: Context, filter: Filter, page: NearestPage): Promise<FirstRow[]> {
  const { size, offset, depth } = page
  const parameters = numberParameters()
  const elsewhere = { ...filter, nearIds: undefined, locationIds: [] }
  const forItsValues = page.forItsValues || depth === undefined || filter.terms !== undefined
  const condition = shapeOf(elsewhere, parameters, forItsValues)
  const text = `
    with found as materialized (
      select id, row_number() over (order by nth, listed_at desc, id desc) as place
      from unnest(${hidden(parameters, placesOf(filter), 'int[]')}) with ordinality near (place_id, nth), lateral (
        select id, listed_at from listings where ${condition.text} and location_id = place_id
        order by listed_at desc, id desc limit ${depth ?? offset + size}
      ) newest
      order by nth, listed_at desc, id desc limit ${size} offset ${hidden(parameters, offset, 'bigint')}
    ) ${cardsOf(beginning)}`
  return ctx.read<FirstRow>(shapeName(text, condition), text, parameters.values)
}
