import { sql } from 'kysely'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'

/** In days after the end of the listing. */
const daysAfterEnd = 180
/** In days after the last message, whatever became of the listing. */
const daysOfQuiet = 365

/** Rows in one statement: no lock lasts longer than a moment. */
const batchSize = 1_000
/** Batches in one run; the rest is deleted by the next. */
const maxBatches = 100

/** Removes the conversations about listings that ended long ago, and those that nobody has written in for a year, batch by batch. */
export async function sweepConversations(ctx: Context): Promise<void> {
  const before = (days: number) => new Date(ctx.clock.now().getTime() - days * day)
  await inBatches((limit) => deleteEndedConversations(ctx, { endedBefore: before(daysAfterEnd), limit }))
  await inBatches((limit) => deleteQuietConversations(ctx, { quietSince: before(daysOfQuiet), limit }))
}

async function inBatches(deleteSome: (limit: number) => Promise<number>): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch++) if ((await deleteSome(batchSize)) < batchSize) return
}

/**
 * Deletes conversations whose listing ended before a moment: it was deleted, sold or given away, or its days were over. Of a listing
 * that is there no more, the last message counts. Returns how many went.
 */
async function deleteEndedConversations(
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
async function deleteQuietConversations(
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
