import type { SortOption } from '@reable/contract/listings/rules'
import type { Context } from '#platform/context'
import type { Filter } from '../search/filter.ts'
import { conditionOf, numberParameters, type StatementParameters, statementName } from '../search/filter-queries.ts'
import { hidden, shapeName, shapeOf } from '../search/shape-queries.ts'
import { type ColumnOrder, columnsOf, instant, orders } from './card-order-queries.ts'
import { beginning, cardsOf, type FirstRow } from './card-queries.ts'
import { selectDeepPage } from './deep-pages/deep-pages.ts'
import { selectNearest } from './nearest-queries.ts'

/** A listing's place in the order of newest, its moment in microseconds. */
export type Floor = { id: number; listedAt: number }

/** A page in the requested order, where that is possible. */
export type Page = {
  order: SortOption
  size: number
  offset: number
  before: number | undefined
  /** Only what is older: the rest of a list whose first part was ranked. */
  below?: Floor | undefined
  /** Planned for the values of its filter, where a plan for all values would pass over too many listings. */
  forItsValues?: boolean
}

/** Returns one page of public listings. The ids come first, from an index alone; only the page's own rows are read whole. */
export async function selectCards(ctx: Context, filter: Filter, page: Page): Promise<FirstRow[]> {
  const depth = scanLimits.find((limit) => limit >= page.offset + page.size)
  if (page.order === 'nearest') return selectNearest(ctx, filter, { ...page, depth })
  const order = page.order === 'best_match' ? 'newest' : page.order
  if (filter.terms || page.below) return selectMatches(ctx, filter, { ...page, order })
  if (!depth && page.before === undefined) return selectDeepPage(ctx, filter, { ...page, order })
  return order === 'newest' && depth && !page.forItsValues
    ? selectNewest(ctx, filter, page, depth)
    : selectMatches(ctx, filter, { ...page, order })
}

/** How deep pages lie whose statements are prepared: each has its limit in its text, by which the planner knows how little is read. */
const scanLimits = [24, 192, 1_536]

/** Returns a page of the newest from its statement of the shape, planned once for a session. */
function selectNewest(ctx: Context, filter: Filter, page: Page, depth: number): Promise<FirstRow[]> {
  const parameters = numberParameters()
  const condition = shapeOf(filter, parameters)
  const text = `
    with found as materialized (
      select id, place from (
        select id, row_number() over (order by ${orders.newest}) as place from (
          select id, listed_at from listings where ${condition.text} and ${startOf(page, parameters)}
          order by ${orders.newest} limit ${depth}
        ) newest
      ) placed where ${isOnPage(page, parameters)}
    ) ${cardsOf(beginning)}`
  return ctx.read<FirstRow>(shapeName(text, condition), text, parameters.values)
}

function selectMatches(ctx: Context, filter: Filter, page: Page & { order: ColumnOrder }): Promise<FirstRow[]> {
  const parameters = numberParameters()
  const condition = `${conditionOf(filter, parameters)} and ${startOf(page, parameters)} and ${isBelow(page, parameters)}`
  const order = orders[page.order]
  const text = `
    with found as materialized (
      select id, row_number() over (order by ${order}) as place from (
        select ${columnsOf(page.order)} from listings where ${condition}
        order by ${order} limit ${page.size} offset ${parameters.add(page.offset)}
      ) page
    ) ${cardsOf(beginning)}`
  return ctx.read<FirstRow>(statementName(text, filter), text, parameters.values)
}

/**
 * Starts the newest at the listing that a page names, hidden or not; at the newest where it names none, or one that was removed with
 * its owner's account.
 */
export function startOf({ order, before }: Page, { add }: StatementParameters): string {
  if (order !== 'newest') return 'true'
  const listed = `select max(b.listed_at) as at, max(b.id) as id from listings b where b.id = ${add(before ?? null)}`
  return `(listed_at, id) <= (
    select coalesce(b.at, 'infinity'), coalesce(b.id, ${Number.MAX_SAFE_INTEGER}) from (${listed}) b)`
}

function isBelow({ below }: Page, parameters: StatementParameters): string {
  if (!below) return 'true'
  return `(listed_at, id) < (${instant(parameters, below.listedAt)}, ${parameters.add(below.id)}::bigint)`
}

/** The places of a page, as values that the planner does not see: it plans alike for every page, and for no more than one. */
function isOnPage({ size, offset }: Page, parameters: StatementParameters): string {
  const from = hidden(parameters, offset, 'bigint')
  return `place > ${from} and place <= ${from} + ${size} limit ${size}`
}
