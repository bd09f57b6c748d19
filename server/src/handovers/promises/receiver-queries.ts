import { sql } from 'kysely'
import type { Context } from '#platform/context'

export async function isOwnListing(
  { db }: Context,
  { ownerId, id }: { ownerId: number; id: number },
): Promise<boolean> {
  const listing = db.selectFrom('listings').select('id').where('id', '=', id).where('owner_id', '=', ownerId)
  return (await listing.where('deleted_at', 'is', null).executeTakeFirst()) !== undefined
}

type Receiver = { id: number; first_name: string | null; words: string; created_at: Date; promised: boolean }

/** The conversations about a listing whose buyer is there still: the one with its promise first, then the latest. */
export async function selectReceivers({ db }: Context, listingId: number): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select c.id, p.first_name, c.created_at, pr.conversation_id is not null as promised,
      coalesce((select m.body from messages m where m.conversation_id = c.id and m.sender_id = c.buyer_id
        order by m.id limit 1), '') as words
    from conversations c join people p on p.id = c.buyer_id
    left join promises pr on pr.conversation_id = c.id and pr.handed_over_at is null
    where c.listing_id = ${listingId} order by promised desc, c.id desc limit 10`.execute(db)
  return rows
}
