import { type Selectable, sql } from 'kysely'
import type { Context } from '#platform/context'
import { isAny, onlyRow, rowsOf, type Tables } from '#platform/database'
import { matchesCards } from '#recalls'

/** Everything one listing's page shows. Pictures in their order; `partner` when its owner belongs to one. */
export type ListingRow = {
  id: number
  owner_id: number
  equipment_type_id: number
  category_id: number
  condition_id: number
  location_id: number
  title: string
  description: string
  price: number
  properties: Record<string, string>
  active: boolean
  last_feedback: string | null
  reserved_until: Date | null
  deleted_at: Date | null
  owner_confirmed: boolean
  is_public: boolean
  listed_at: Date
  expires_at: Date
  updated_at: Date
  announced_at: Date | null
  held_at: Date | null
  held_why: string | null
  held_words: string | null
  partner: string | null
  pictures: PictureRow[]
  matches_cards: boolean
}

export type PictureRow = {
  id: number
  digest: string
  width: number
  height: number
  alt: string | null
}

const listingById = (id: number) => sql<ListingRow>`
  select l.id, l.owner_id, l.equipment_type_id, l.category_id, l.condition_id, l.location_id, l.title, l.description,
    l.price, l.properties, l.active, l.last_feedback, l.reserved_until, l.deleted_at, l.owner_confirmed, l.is_public, l.listed_at,
    l.expires_at, l.updated_at, l.announced_at, l.held_at, l.held_why, l.held_words, p.name as partner,
    coalesce((
      select json_agg(json_build_object('id', i.id, 'digest', i.digest, 'width', i.width, 'height', i.height,
        'alt', i.alt) order by i.position)
      from pictures i where i.listing_id = l.id
    ), '[]') as pictures,
    ${sql.raw(matchesCards)} as matches_cards
  from listings l
  join people o on o.id = l.owner_id
  left join partners p on p.id = o.partner_id
  where l.id = ${id}`

export async function findListing(ctx: Context, id: number): Promise<ListingRow | undefined> {
  return (await rowsOf(ctx, listingById(id)))[0]
}

/** Finds what an owner has listed under a reference, in any case. Nobody else lists anything under it until the transaction ends. */
export async function lockListingByReference(
  { db }: Context,
  { ownerId, reference }: { ownerId: number; reference: string },
): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('reference ' || lower(${reference}), ${ownerId}))`.execute(db)
  const row = await db
    .selectFrom('listings')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`lower(reference) = lower(${reference})`)
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}

/** Marks an owner's listings as confirmed. Returns whether one changed. */
export async function updateOwnerConfirmed(ctx: Context, ownerId: number): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('listings')
    .set({ owner_confirmed: true })
    .where('owner_id', '=', ownerId)
    .where('owner_confirmed', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Makes inactive what an owner listed before a moment without a confirmed address. */
export async function updateUnconfirmedToInactive(
  ctx: Context,
  { ownerId, before }: { ownerId: number; before: Date },
): Promise<void> {
  await ctx.db
    .updateTable('listings')
    .set({ active: false })
    .where('owner_id', '=', ownerId)
    .where('owner_confirmed', '=', false)
    .where('created_at', '<=', before)
    .execute()
}

/** Marks an owner's listings as hidden by a ban, or as such no longer. Returns whether one changed. */
export async function updateOwnerBanned(
  ctx: Context,
  { ownerId, banned }: { ownerId: number; banned: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('listings')
    .set({ owner_banned: banned })
    .where('owner_id', '=', ownerId)
    .where('owner_banned', '=', !banned)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** The owners whose listings are hidden by a ban that is over, by its end or because it was lifted. */
export async function findOwnersToShow({ db, clock }: Context): Promise<number[]> {
  const { rows } = await sql<{ owner_id: number }>`
    select distinct owner_id from listings l
    where owner_banned and not exists (
      select from restrictions r
      where r.person_id = l.owner_id and r.kind = 'ban'
        and (r.over_at is null or r.over_at > ${clock.now()}))`.execute(db)
  return rows.map(({ owner_id }) => owner_id)
}

/** Returns all listings of an owner, in whatever state. */
export function findListingsOf(ctx: Context, ownerId: number): Promise<Selectable<Tables['listings']>[]> {
  return ctx.db.selectFrom('listings').selectAll().where('owner_id', '=', ownerId).orderBy('id').execute()
}

/** Locks all listings of an owner until the transaction ends. */
export async function lockListingRowsOf(ctx: Context, ownerId: number): Promise<void> {
  await ctx.db.selectFrom('listings').select('id').where('owner_id', '=', ownerId).orderBy('id').forUpdate().execute()
}

/** Whether one of the first listings has no words to be found by: so an earlier program restored them. */
export async function isAnyWithoutWords({ db }: Context): Promise<boolean> {
  const { rows } = await sql`
    select from (select title, kind, properties, description, words from listings order by id limit 100) as first
    where words = '' and listing_words(title, kind, properties, description) <> '' limit 1`.execute(db)
  return rows.length > 0
}

/** Removes all listings of an owner for good and returns their ids. Their pictures are removed before. */
export async function deleteListingsOf(ctx: Context, ownerId: number): Promise<number[]> {
  const rows = await ctx.db.deleteFrom('listings').where('owner_id', '=', ownerId).returning('id').execute()
  return rows.map(({ id }) => id)
}

export const isThereAnyListing = async (ctx: Context): Promise<boolean> =>
  isAny(ctx.db.selectFrom('listings').select('id'))

/**
 * Updates what the search needs of the next listings to the current catalogue. Returns the last id it processed, undefined when
 * there was none.
 */
export async function updateKindsAndMeasures(
  ctx: Context,
  { after, batchSize }: { after: number; batchSize: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ last: number | null }>`
    with next as (select id from listings where id > ${after} order by id limit ${batchSize}),
    changed as (
      -- A trigger makes the words anew with the kind.
      update listings set kind = kind_of(equipment_type_id), measures = measures_of(properties)
      from next where listings.id = next.id
        and (kind is distinct from kind_of(equipment_type_id) or measures is distinct from measures_of(properties)
          or words is distinct from listing_words(title, kind_of(equipment_type_id), properties, description))
    )
    select max(id) as last from next
  `.execute(ctx.db)
  return onlyRow(rows).last ?? undefined
}
