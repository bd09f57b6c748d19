import { listingsPerPage, type SortOption } from '@reable/contract/listings/rules'
import type { Context } from '#platform/context'
import type { CardRow, FirstRow } from '../browse/card-queries.ts'
import type { Filter } from '../search/filter.ts'
import { type Cursor, readCursor, writeCursor } from './cursor.ts'
import { type PlacedRow, selectFollowing } from './reading-queries.ts'

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
