import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'
import { type ColumnOrder, instant, orderBy, orders, rangesBehind, rankOf } from '../browse/card-order-queries.ts'
import { type CardRow, cardsOf } from '../browse/card-queries.ts'
import type { Filter } from '../search/filter.ts'
import { conditionOf, placesOf } from '../search/filter-queries.ts'
import type { Cursor } from './cursor.ts'

/** A card with its place in the order as of the beginning of the reading. */
export type PlacedRow = CardRow & {
  key_listed_at: number
  key_price: number
  key_location_id: number
  key_rank: number | null
}

type Reading = { cursor: Cursor; limit: number }

/**
 * What a list is ordered by: the columns in their order, and the listings that come behind the cursor, in one or several ranges; by
 * distance also the places that come behind its own.
 */
type Way = { order: RawBuilder<unknown>; ranges: RawBuilder<unknown>[]; rank?: RawBuilder<unknown>; farther?: number[] }

/**
 * Returns the cards behind a cursor, as the list stood when the reading began: a listing that was renewed or changed its price or place
 * since is found where it stood then.
 */
export function selectFollowing(ctx: Context, filter: Filter, { cursor, limit }: Reading): Promise<PlacedRow[]> {
  const way = wayOf(filter, cursor)
  const condition = conditionOf(filter)
  const snapshot = sql`${cursor.snapshot}::pg_snapshot`
  const columns = sql`id, listed_at, price, location_id, ${way.rank ?? sql`null::real`} as rank`
  const still = sql`select ${columns} from listings where ${condition} and id not in (select id from moved)`
  const moved = sql`
    select l.id, m.listed_at, m.price, m.location_id, l.rank
    from (select ${columns} from listings where ${condition} and id in (select id from moved)) l join moved m on m.id = l.id`
  const range = (from: RawBuilder<unknown>) => (where: RawBuilder<unknown>) =>
    sql`(select * from (${from}) listed where ${where} order by ${way.order} limit ${limit})`
  const parts = [...way.ranges.map(range(still)), ...way.ranges.map(range(moved))]
  if (way.farther)
    parts.push(placeByPlace(still, way.farther, limit), range(moved)(sql`location_id = any(${way.farther}::int[])`))
  return rowsOf(
    ctx,
    sql<PlacedRow>`
      with moved as materialized (
        select distinct on (listing_id) listing_id as id, listed_at, price, location_id from listing_moves
        where transaction >= pg_snapshot_xmin(${snapshot}) and not pg_visible_in_snapshot(transaction, ${snapshot})
        order by listing_id, number
      ), found as materialized (
        select *, row_number() over (order by ${way.order}) as place
        from (${sql.join(parts, sql` union all `)}) all_parts
        order by ${way.order} limit ${limit}
      ) ${cardsOf(keys)}`,
  )
}

/** As many of each farther place as are wanted, from its own index. */
const placeByPlace = (still: RawBuilder<unknown>, farther: number[], limit: number) => sql`
  (select there.* from unnest(${farther}::int[]) place_id, lateral (
    select * from (${still}) listed where location_id = place_id order by ${orders.newest} limit ${limit}
  ) there)`

const keys = sql`(extract(epoch from found.listed_at) * 1000000)::bigint as key_listed_at, found.price as key_price,
  found.location_id as key_location_id, found.rank as key_rank,`

function wayOf(filter: Filter, cursor: Cursor): Way {
  const byColumns = (order: ColumnOrder): Way => ({ order: orders[order], ranges: rangesBehind(order, cursor) })
  if (cursor.order === 'nearest') return byDistance(filter, cursor)
  if (cursor.order !== 'best_match') return byColumns(cursor.order)
  return cursor.rank === undefined || !filter.terms ? byColumns('newest') : byRank(filter, cursor, filter.terms)
}

/** Place by place, from that of the cursor on. */
function byDistance(filter: Filter, cursor: Cursor): Way {
  const { locationId } = cursor
  const places = placesOf(filter) ?? []
  const older = sql`${sql.join(rangesBehind('newest', cursor))}`
  return {
    order: orderBy('nearest', filter),
    ranges: [sql`location_id = ${locationId}::int and ${older}`],
    farther: places.slice(places.indexOf(locationId) + 1),
  }
}

function byRank(filter: Filter, { rank, listedAt, id }: Cursor, terms: string): Way {
  return {
    rank: rankOf(terms),
    order: orderBy('best_match', filter),
    ranges: [sql`(rank, listed_at, id) < (${rank}::real, ${instant(listedAt)}, ${id}::bigint)`],
  }
}
