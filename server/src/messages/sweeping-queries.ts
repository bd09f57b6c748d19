import { sql } from 'kysely'
import type { Context } from '#platform/context'

/**
 * Deletes conversations whose listing ended before a moment: it was deleted, sold or given away, or its days were over. Of a listing
 * that is there no more, the last message counts. Returns how many went.
 */
export async function deleteEndedConversations(
  { db }: Context,
  { endedBefore, limit }: { endedBefore: Date; limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from conversations where id = any(array(
      select c.id from conversations c join listings l on l.id = c.listing_id
      where least(l.deleted_at, l.feedback_at, l.expires_at) < ${endedBefore}
      union all
      select c.id from conversations c
      where c.listing_id is null and c.created_at < ${endedBefore} and not exists (
        select from messages m where m.conversation_id = c.id and m.created_at >= ${endedBefore})
      limit ${limit}))`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes conversations in which nothing was written since a moment. Returns how many went. */
export async function deleteQuietConversations(
  { db }: Context,
  { quietSince, limit }: { quietSince: Date; limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from conversations where id = any(array(
      select c.id from conversations c
      where c.created_at < ${quietSince} and not exists (
        select from messages m where m.conversation_id = c.id and m.created_at >= ${quietSince})
      limit ${limit}))`.execute(db)
  return Number(numAffectedRows)
}
