import { createHmac, timingSafeEqual } from 'node:crypto'
import { listingsPerPage, type SortOption, sortOptions } from '@reable/contract/listings/rules'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { type ColumnOrder, instant, orderBy, orders, rangesBehind, rankOf } from '../browse/card-order-queries.ts'
import { type CardRow, cardsOf, type FirstRow } from '../browse/card-queries.ts'
import type { Filter } from '../search/filter.ts'
import { conditionOf, placesOf } from '../search/filter-queries.ts'

/** Instants in microseconds, as exact as the database has them. */
const microseconds = z.int()

/**
 * Where a page of a list ended: the place of its last card in the order, by the columns that the order goes by, and what the database
 * had seen when the reading began. Nothing of who reads: of a list by distance it names the card's place.
 */
const cursorShape = z.object({
  order: z.enum(sortOptions.map(({ value }) => value)),
  snapshot: z.string(),
  id: z.int(),
  listedAt: microseconds,
  price: z.int(),
  locationId: z.int(),
  /** How well the card matches, where the best matches come first. */
  rank: z.number().optional(),
})

type Cursor = z.infer<typeof cursorShape>

/** Writes a cursor for an address: signed, so that nobody asks for what we did not offer. The same place has the same text. */
function writeCursor(ctx: Context, cursor: Cursor): string {
  const text = Buffer.from(JSON.stringify(cursor)).toString('base64url')
  return `${text}.${signatureOf(ctx, text).toString('base64url')}`
}

/** Reads a cursor of ours. Refuses one that is not, or that belongs to a list in another order. */
export function readCursor(ctx: Context, written: string, order: SortOption): Cursor {
  const [text = '', signature = ''] = written.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(ctx, text)
  if (given.length === right.length && timingSafeEqual(given, right)) {
    const cursor = cursorShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    if (cursor.order === order) return cursor
  }
  const errors = { after: ['This is not the next of a page of this list'] }
  throw new Refusal('invalid', 'This list cannot go on from here. Please load the page again.', { errors })
}

const signatureOf = ({ config }: Context, text: string) =>
  createHmac('sha256', config.keys.cursors).update(text).digest().subarray(0, 16)

/** A card with its place in the order as of the beginning of the reading. */
type PlacedRow = CardRow & {
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
function selectFollowing(ctx: Context, filter: Filter, { cursor, limit }: Reading): Promise<PlacedRow[]> {
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

export type FollowingPage = { rows: CardRow[]; next: string | undefined }

/**
 * Returns the page behind a cursor, and the cursor of the one after it; none at the end of the list. Over all pages of a reading each
 * listing that stays public comes once, whatever comes, goes, is renewed or changes its price meanwhile (docs/decisions/0051).
 */
export async function readOn(
  ctx: Context,
  filter: Filter,
  { after, order }: { after: string; order: SortOption },
): Promise<FollowingPage> {
  const cursor = readCursor(ctx, after, order)
  const limit = listingsPerPage + 1
  const found = (await selectFollowing(ctx, filter, { cursor, limit })).map((row) => ({ row, end: endOf(cursor, row) }))
  const page = found.slice(0, listingsPerPage)
  const last = page.at(-1)
  return {
    rows: page.map(({ row }) => row),
    next: last && found.length > page.length ? writeCursor(ctx, last.end) : undefined,
  }
}

/** The place of a card in a reading that has begun. */
function endOf(cursor: Cursor, row: PlacedRow): Cursor {
  return {
    ...cursor,
    id: row.id,
    listedAt: row.key_listed_at,
    price: row.key_price,
    locationId: row.key_location_id,
    ...(cursor.rank !== undefined && row.key_rank !== null && { rank: row.key_rank }),
  }
}

/** Returns the cursor behind the last card of a numbered page, with which a reading begins. */
export function beginReading(ctx: Context, rows: FirstRow[], order: SortOption): string | undefined {
  const last = rows.at(-1)
  if (!last) return undefined
  return writeCursor(ctx, {
    ...{ order, snapshot: last.snapshot, id: last.id, listedAt: last.listed_at_exact },
    ...{ price: last.price, locationId: last.location_id },
    ...(last.rank !== null && { rank: last.rank }),
  })
}
