import type { Selectable } from 'kysely'
import type { Context } from '#platform/context'
import type { Tables } from '#platform/database'

export type Promised = Selectable<Tables['promises']>

export const findPromise = ({ db }: Context, listingId: number): Promise<Promised | undefined> =>
  db.selectFrom('promises').selectAll().where('listing_id', '=', listingId).executeTakeFirst()

/** Stores a promise in the place of one that was fulfilled, and whose listing came back since. */
export async function insertPromise({ db }: Context, promise: Promised): Promise<void> {
  await db.deleteFrom('promises').where('listing_id', '=', promise.listing_id).execute()
  await db.insertInto('promises').values(promise).execute()
}

/** Removes a promise of a conversation. Returns whether there was one. */
export async function deletePromise({ db }: Context, conversationId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('promises')
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
  return numDeletedRows > 0
}

export async function updatePromiseReminded({ db }: Context, conversationId: number): Promise<void> {
  await db.updateTable('promises').set({ remind_at: null }).where('conversation_id', '=', conversationId).execute()
}

/** The promises that have lapsed or are to be reminded of. */
export function findDuePromises({ db, clock }: Context, limit: number): Promise<Promised[]> {
  const now = clock.now()
  return db
    .selectFrom('promises as p')
    .selectAll('p')
    .where('p.handed_over_at', 'is', null)
    .where((all) => all.or([all('p.until', '<=', now), all('p.remind_at', '<=', now)]))
    .orderBy('p.listing_id')
    .limit(limit)
    .execute()
}

/** The promises to a person, and those of their listings. */
export const selectPromisesOf = ({ db }: Context, personId: number): Promise<Promised[]> =>
  db
    .selectFrom('promises as p')
    .innerJoin('conversations as c', 'c.id', 'p.conversation_id')
    .selectAll('p')
    .where((all) => all.or([all('c.owner_id', '=', personId), all('c.buyer_id', '=', personId)]))
    .orderBy('p.listing_id')
    .execute()
