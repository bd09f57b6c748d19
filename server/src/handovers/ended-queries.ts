import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** The conversations of which something is still open: a promise, the waiting for a listing, a meeting that is agreed to or suggested. */
const open = (now: Date) => sql`
  select listing_id, conversation_id from promises where handed_over_at is null
  union select listing_id, conversation_id from waiting_list
  union select c.listing_id, m.conversation_id from meetings m join conversations c on c.id = m.conversation_id
    where m.starts_at > ${now}::timestamptz or m.suggested_starts_at > ${now}::timestamptz`

/**
 * Listings that are not on the list any more while something about them is still open. One of somebody who is banned comes back as it was, and
 * what a mailed link said may be undone for a day.
 */
export async function findEndedListings({ db, clock }: Context, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from listings l
    where not l.is_public and not l.owner_banned and l.unsettled_until is null and l.id in (
      select listing_id from (${open(clock.now())}) open
      union select id from listings where receiver_conversation_id is not null
    )
    order by l.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The conversations of a person, on either side, of which something is still open. */
export async function findInvolvedOf({ db, clock }: Context, personId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from conversations c
    where (c.owner_id = ${personId} or c.buyer_id = ${personId})
      and c.id in (select conversation_id from (${open(clock.now())}) open)
    order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** The conversations about a listing of which something is still open. */
export async function findInvolved({ db, clock }: Context, listingId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select conversation_id as id from (${open(clock.now())}) open where listing_id = ${listingId} order by 1`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
