import type { Context } from '#platform/context'
import { bestRank, type ColumnOrder, instant, orders, rangesBehind } from '../browse/card-order-queries.ts'
import { type CardRow, cardsOf } from '../browse/card-queries.ts'
import type { Filter } from '../search/filter.ts'
import { conditionOf, numberParameters, placesOf, type StatementParameters } from '../search/filter-queries.ts'
import { searchText } from '../search/search-text.ts'
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
type Way = { order: string; ranges: string[]; rank?: string; farther?: string }

/**
 * Returns the cards behind a cursor, as the list stood when the reading began: a listing that was renewed or changed its price or place
 * since is found where it stood then. Planned for its values: each reading goes on from elsewhere.
 */
export function selectFollowing(ctx: Context, filter: Filter, { cursor, limit }: Reading): Promise<PlacedRow[]> {
  const parameters = numberParameters()
  const way = wayOf(filter, cursor, parameters)
  const condition = conditionOf(filter, parameters)
  const snapshot = `${parameters.add(cursor.snapshot)}::pg_snapshot`
  const columns = `id, listed_at, price, location_id, ${way.rank ?? 'null::real'} as rank`
  const still = `select ${columns} from listings where ${condition} and id not in (select id from moved)`
  const moved = `
    select l.id, m.listed_at, m.price, m.location_id, l.rank
    from (select ${columns} from listings where ${condition} and id in (select id from moved)) l join moved m on m.id = l.id`
  const range = (from: string) => (where: string) =>
    `(select * from (${from}) listed where ${where} order by ${way.order} limit ${limit})`
  const parts = [...way.ranges.map(range(still)), ...way.ranges.map(range(moved))]
  if (way.farther) parts.push(placeByPlace(still, way, limit), range(moved)(`location_id = any(${way.farther})`))
  const text = `
    with moved as materialized (
      select distinct on (listing_id) listing_id as id, listed_at, price, location_id from listing_moves
      where transaction >= pg_snapshot_xmin(${snapshot}) and not pg_visible_in_snapshot(transaction, ${snapshot})
      order by listing_id, number
    ), found as materialized (
      select *, row_number() over (order by ${way.order}) as place
      from (${parts.join(' union all ')}) all_parts
      order by ${way.order} limit ${limit}
    ) ${cardsOf(keys)}`
  return ctx.read<PlacedRow>('', text, parameters.values)
}

/** As many of each farther place as are wanted, from its own index. */
const placeByPlace = (still: string, { farther }: Way, limit: number) => `
  (select there.* from unnest(${farther}) place_id, lateral (
    select * from (${still}) listed where location_id = place_id order by ${orders.newest} limit ${limit}
  ) there)`

const keys = `(extract(epoch from found.listed_at) * 1000000)::bigint as key_listed_at, found.price as key_price,
  found.location_id as key_location_id, found.rank as key_rank,`

function wayOf(filter: Filter, cursor: Cursor, parameters: StatementParameters): Way {
  const byColumns = (order: ColumnOrder): Way => ({
    order: orders[order],
    ranges: rangesBehind(order, cursor, parameters),
  })
  if (cursor.order === 'nearest') return byDistance(filter, cursor, parameters)
  if (cursor.order !== 'best_match') return byColumns(cursor.order)
  return cursor.rank === undefined || !filter.terms ? byColumns('newest') : byRank(cursor, filter.terms, parameters)
}

/** Place by place, from that of the cursor on. */
function byDistance(filter: Filter, cursor: Cursor, parameters: StatementParameters): Way {
  const { locationId } = cursor
  const places = placesOf(filter) ?? []
  const here = places.indexOf(locationId)
  const [older] = rangesBehind('newest', cursor, parameters)
  const ids = `${parameters.add(places)}::int[]`
  return {
    order: `array_position(${ids}, location_id), listed_at desc, id desc`,
    ranges: [`location_id = ${parameters.add(locationId)}::int and ${older}`],
    farther: `${parameters.add(places.slice(here + 1))}::int[]`,
  }
}

/** The best of those that are ranked: all matches, or the newest of them down to the floor. */
function byRank({ rank, floor, listedAt, id }: Cursor, terms: string, parameters: StatementParameters): Way {
  const listing = `${instant(parameters, listedAt)}, ${parameters.add(id)}::bigint`
  const ranked = floor
    ? `(listed_at, id) >= (${instant(parameters, floor.listedAt)}, ${parameters.add(floor.id)}::bigint) and `
    : ''
  return {
    rank: bestRank(`websearch_to_tsquery('reable', ${parameters.add(searchText(terms))})`),
    order: `rank desc, ${orders.newest}`,
    ranges: [`${ranked}(rank, listed_at, id) < (${parameters.add(rank)}::real, ${listing})`],
  }
}
