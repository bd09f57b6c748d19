import type { Context } from '#platform/context'
import type { Filter } from '../../search/filter.ts'
import { conditionOf, numberParameters, statementName } from '../../search/filter-queries.ts'
import { type ColumnOrder, columnsOf, orders, type Place, rangesBehind } from '../card-order-queries.ts'
import { beginning, cardsOf, type FirstRow } from '../card-queries.ts'

export type DeepPage = { order: ColumnOrder; size: number; offset: number }

/** The last listing before a page: it begins behind this one. */
export type Start = Place

/** Where a page begins after each `step` listings of a whole list, by one look through its index. */
export async function selectStarts(
  ctx: Context,
  filter: Filter,
  { order, step }: { order: ColumnOrder; step: number },
): Promise<Start[]> {
  const parameters = numberParameters()
  const price = columnsOf(order).includes('price') ? 'price' : '0 as price'
  const text = `
    select id, (extract(epoch from listed_at) * 1000000)::bigint as listed_at, ${price} from (
      select ${columnsOf(order)}, row_number() over (order by ${orders[order]}) as place
      from listings where ${conditionOf(filter, parameters)}
    ) placed where place % ${step} = 0 order by place`
  type Row = { id: number; listed_at: number; price: number }
  const rows = await ctx.read<Row>(statementName(text, filter), text, parameters.values)
  return rows.map(({ id, listed_at, price }) => ({ id, listedAt: listed_at, price }))
}

type FromStart = { page: DeepPage; start: Start | undefined; most: number }

/** Returns the page that lies `offset` listings behind a start, or behind the beginning of its list, if it lies within the `most` that follow. */
export function selectFromStart(ctx: Context, filter: Filter, { page, start, most }: FromStart): Promise<FirstRow[]> {
  const parameters = numberParameters()
  const condition = conditionOf(filter, parameters)
  const [order, columns] = [orders[page.order], columnsOf(page.order)]
  const ranges = (start ? rangesBehind(page.order, start, parameters) : ['true']).map(
    (range) => `(select ${columns} from listings where ${condition} and ${range} order by ${order} limit ${most})`,
  )
  const text = `
    with found as materialized (
      select id, row_number() over (order by ${order}) as place from (
        select * from (${ranges.join(' union all ')}) behind
        order by ${order} limit ${page.size} offset ${parameters.add(page.offset)}
      ) page
    ) ${cardsOf(beginning)}`
  return ctx.read<FirstRow>(statementName(text, filter), text, parameters.values)
}
