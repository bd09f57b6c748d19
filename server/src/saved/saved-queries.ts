import { type Selectable, sql } from 'kysely'
import type { Context } from '#platform/context'
import type { Tables } from '#platform/database'

type ListingState = Pick<
  Selectable<Tables['listings']>,
  'is_public' | 'deleted_at' | 'held_at' | 'last_feedback' | 'announced_at' | 'equipment_type_id'
>

const stateColumns = [
  ...(['l.is_public', 'l.deleted_at', 'l.held_at', 'l.last_feedback'] as const),
  ...(['l.announced_at', 'l.equipment_type_id'] as const),
] as const

export type SavedRow = ListingState & Pick<Selectable<Tables['saved']>, 'listing_id' | 'title' | 'price' | 'saved_at'>

/** A person's saved listings, the newest first, with their states today. */
export const selectSaved = ({ db }: Context, personId: number): Promise<SavedRow[]> =>
  db
    .selectFrom('saved as s')
    .innerJoin('listings as l', 'l.id', 's.listing_id')
    .select(['s.listing_id', 's.title', 's.price', 's.saved_at', ...stateColumns])
    .where('s.person_id', '=', personId)
    .orderBy('s.saved_at', 'desc')
    .orderBy('s.listing_id', 'desc')
    .execute()

export async function selectSavedIds({ db }: Context, personId: number): Promise<number[]> {
  const saved = db.selectFrom('saved').select('listing_id').where('person_id', '=', personId)
  const rows = await saved.orderBy('saved_at', 'desc').orderBy('listing_id', 'desc').execute()
  return rows.map((row) => row.listing_id)
}

/** The states of these listings; removed ones are left out. */
export const selectListingStates = ({ db }: Context, ids: number[]): Promise<(ListingState & { id: number })[]> =>
  ids.length
    ? db
        .selectFrom('listings as l')
        .select(['l.id', ...stateColumns])
        .where('l.id', 'in', ids)
        .execute()
    : Promise.resolve([])

/** A listing saved on a device, with its price then, in dollars. */
export type DeviceSave = { id: number; price: number }

/**
 * Saves the public ones of these listings, at most `limit`, the first as the newest. Without a price, today's is stored. Those
 * that are saved already stay as they are.
 */
export async function insertSaved(
  { db, clock }: Context,
  {
    personId,
    posts,
    limit,
  }: { personId: number; posts: (Omit<DeviceSave, 'price'> & { price?: number })[]; limit: number },
): Promise<void> {
  const [ids, prices] = [posts.map(({ id }) => id), posts.map(({ price }) => price ?? null)]
  await sql`
    insert into saved (person_id, listing_id, title, price, saved_at, told_price)
    select ${personId}::bigint, l.id, l.title, coalesce(b.price, l.price),
      ${clock.now()}::timestamptz - (b.nth - 1) * interval '1 millisecond', l.price
    from unnest(${ids}::bigint[], ${prices}::int[]) with ordinality b (id, price, nth)
    join listings l on l.id = b.id and l.is_public
    where not exists (select from saved s where s.person_id = ${personId}::bigint and s.listing_id = l.id)
    order by b.nth limit ${limit}
    on conflict do nothing`.execute(db)
}

export async function isSaved(
  { db }: Context,
  { personId, listingId }: { personId: number; listingId: number },
): Promise<boolean> {
  const saved = db.selectFrom('saved').select('listing_id').where('person_id', '=', personId)
  return (await saved.where('listing_id', '=', listingId).executeTakeFirst()) !== undefined
}

export async function countSaved({ db }: Context, personId: number): Promise<number> {
  const saved = db.selectFrom('saved').where('person_id', '=', personId)
  const { count } = await saved.select((all) => all.fn.countAll().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteSaved(
  { db }: Context,
  { personId, listingId }: { personId: number; listingId: number },
): Promise<void> {
  await db.deleteFrom('saved').where('person_id', '=', personId).where('listing_id', '=', listingId).execute()
}
