import type { Selectable } from 'kysely'
import type { Context } from '#platform/context'
import type { Tables } from '#platform/database'

const listingColumns = [
  ...(['id', 'title', 'is_public', 'active', 'expires_at', 'deleted_at'] as const),
  ...(['last_feedback', 'unsettled_until', 'receiver_conversation_id', 'owner_banned'] as const),
] as const

export type HandoverListing = Pick<Selectable<Tables['listings']>, (typeof listingColumns)[number]>

/** The two people of a conversation and its listing; each null once they are there no more. */
export const findPair = (
  { db }: Context,
  id: number,
): Promise<Pick<Selectable<Tables['conversations']>, 'id' | 'listing_id' | 'owner_id' | 'buyer_id'> | undefined> =>
  db
    .selectFrom('conversations')
    .select(['id', 'listing_id', 'owner_id', 'buyer_id'])
    .where('id', '=', id)
    .executeTakeFirst()

/** The first name that somebody gave, if they did. */
export async function findFirstName({ db }: Context, personId: number): Promise<string | undefined> {
  const person = db.selectFrom('people').select('first_name').where('id', '=', personId)
  return (await person.executeTakeFirst())?.first_name ?? undefined
}

/** The listing of a conversation in whatever state. */
export const findHandoverListing = ({ db }: Context, id: number): Promise<HandoverListing | undefined> =>
  db.selectFrom('listings').select(listingColumns).where('id', '=', id).executeTakeFirst()
