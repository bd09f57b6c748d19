import type { Context } from '#platform/context'

/** The listing that a conversation is about, in whatever state; undefined once it is there no more. */
export const findListingOf = (
  { db }: Context,
  conversationId: number,
): Promise<{ id: number; title: string } | undefined> =>
  db
    .selectFrom('conversations as c')
    .innerJoin('listings', 'listings.id', 'c.listing_id')
    .select(['listings.id', 'listings.title'])
    .where('c.id', '=', conversationId)
    .executeTakeFirst()

/** Whose a listing is, in whatever state. */
export async function findOwnerId({ db }: Context, listingId: number): Promise<number | undefined> {
  const row = await db.selectFrom('listings').select('owner_id').where('id', '=', listingId).executeTakeFirst()
  return row?.owner_id
}
