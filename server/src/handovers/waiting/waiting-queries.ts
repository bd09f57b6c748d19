import type { Insertable, Selectable } from 'kysely'
import type { Context } from '#platform/context'
import type { Tables } from '#platform/database'

export type Waiting = Selectable<Tables['waiting_list']>

/** Who waits for a listing, the first to join first. */
export const selectWaiting = ({ db }: Context, listingId: number): Promise<Waiting[]> =>
  db.selectFrom('waiting_list').selectAll().where('listing_id', '=', listingId).orderBy('id').execute()

export async function insertWaiting({ db }: Context, waiting: Insertable<Tables['waiting_list']>): Promise<void> {
  await db.insertInto('waiting_list').values(waiting).execute()
}

/** Removes somebody from a waiting list. Returns whether they were on it. */
export async function deleteWaiting({ db }: Context, conversationId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('waiting_list')
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
  return numDeletedRows > 0
}

/** What a person waits for, and who waits for their listings. */
export const selectWaitingOf = ({ db }: Context, personId: number): Promise<Waiting[]> =>
  db
    .selectFrom('waiting_list as w')
    .innerJoin('conversations as c', 'c.id', 'w.conversation_id')
    .selectAll('w')
    .where((all) => all.or([all('c.owner_id', '=', personId), all('c.buyer_id', '=', personId)]))
    .orderBy('w.listing_id')
    .orderBy('w.id')
    .execute()
