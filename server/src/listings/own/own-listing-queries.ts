import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Context } from '#platform/context'
import type { Tables } from '#platform/database'

const ownColumns = [
  ...(['id', 'owner_id', 'owner_confirmed', 'title', 'active', 'last_feedback', 'feedback_at'] as const),
  ...(['deleted_at', 'expires_at', 'updated_at'] as const),
] as const

/** The columns that a listing's state is read from. */
export type ListingStateRow = Pick<Selectable<Tables['listings']>, (typeof ownColumns)[number]>

const selectState = (ctx: Context, id: number) => ctx.db.selectFrom('listings').select(ownColumns).where('id', '=', id)

export const findListingState = (ctx: Context, id: number): Promise<ListingStateRow | undefined> =>
  selectState(ctx, id).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockListing = (ctx: Context, id: number): Promise<ListingStateRow | undefined> =>
  selectState(ctx, id).forUpdate().executeTakeFirst()

/** Writes changes of a listing's state. */
export async function updateListing(ctx: Context, id: number, changes: Updateable<Tables['listings']>): Promise<void> {
  await ctx.db.updateTable('listings').set(changes).where('id', '=', id).execute()
}

type SearchSource = Pick<Insertable<Tables['listings']>, 'equipment_type_id'> & { properties: string }

/** The columns that the search needs: the names of the type, and the measures. */
const searchColumns = ({ equipment_type_id, properties }: SearchSource) => ({
  kind: sql<string>`kind_of(${equipment_type_id}::int)`,
  measures: sql<number[]>`measures_of(${properties}::jsonb)`,
})

export type NewListing = Insertable<Tables['listings']> & SearchSource

export async function insertListing(ctx: Context, listing: NewListing): Promise<number> {
  const row = { ...listing, ...searchColumns(listing) }
  return (await ctx.db.insertInto('listings').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export type Content = SearchSource &
  Pick<NewListing, 'title' | 'description' | 'price' | 'condition_id' | 'location_id' | 'checked_words'>

/** Replaces a listing's content. */
export async function updateContent(
  ctx: Context,
  id: number,
  content: Content & { category_id: number; updated_at: Date },
): Promise<void> {
  const changes = { ...content, ...searchColumns(content) }
  await ctx.db.updateTable('listings').set(changes).where('id', '=', id).execute()
}

/** Finds the kind of a listing and what it says of it. */
export async function findContentBefore({ db }: Context, id: number) {
  const query = db
    .selectFrom('listings')
    .select(['equipment_type_id', 'location_id', 'properties', 'checked_words'])
    .where('id', '=', id)
  const row = await query.executeTakeFirst()
  if (!row) return undefined
  const { equipment_type_id: equipmentTypeId, location_id: locationId, checked_words: checkedWords } = row
  return { equipmentTypeId, locationId, checkedWords, properties: row.properties as Record<string, string> }
}

/** Returns the id of the listing that shows a picture, if one does. */
export async function findListingOfPicture(
  { db }: Context,
  { id, ownerId }: { id: number; ownerId: number },
): Promise<number | undefined> {
  const pictures = db.selectFrom('pictures').select('listing_id').where('id', '=', id)
  return (await pictures.where('owner_id', '=', ownerId).executeTakeFirst())?.listing_id ?? undefined
}

/** Marks the public ones of these listings that were never announced, and returns their ids. */
export async function updateAnnounced(ctx: Context, target: { id: number } | { ownerId: number }): Promise<number[]> {
  const [column, value] = 'id' in target ? (['id', target.id] as const) : (['owner_id', target.ownerId] as const)
  const rows = await ctx.db
    .updateTable('listings')
    .set({ announced_at: ctx.clock.now() })
    .where(column, '=', value)
    .where('is_public', '=', true)
    .where('announced_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether a conversation with somebody is about a listing. */
export async function isConversationAbout(
  { db }: Context,
  { id, listingId }: { id: number; listingId: number },
): Promise<boolean> {
  const conversation = db.selectFrom('conversations').select('id').where('id', '=', id)
  return (await conversation.where('listing_id', '=', listingId).executeTakeFirst()) !== undefined
}
