import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { isAny } from '#platform/database'

/** More than these change nothing. */
const maxReceivers = 20

/** To whom somebody sent a text since a moment: each person once. */
export async function selectReceiversOf(
  { db }: Context,
  { writerId, textDigest, since }: { writerId: number; textDigest: Buffer; since: Date },
): Promise<number[]> {
  const rows = await db
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .select(sql<number>`case when c.owner_id = m.sender_id then c.buyer_id else c.owner_id end`.as('receiver_id'))
    .distinct()
    .where('m.sender_id', '=', writerId)
    .where('m.text_digest', '=', textDigest)
    .where('m.created_at', '>', since)
    .limit(maxReceivers)
    .execute()
  return rows.map((row) => row.receiver_id)
}

/** Whether somebody has written in a conversation before. */
export async function hasWrittenIn(
  { db }: Context,
  { conversationId, writerId }: { conversationId: number; writerId: number },
): Promise<boolean> {
  return isAny(
    db
      .selectFrom('messages')
      .select('id')
      .where('conversation_id', '=', conversationId)
      .where('sender_id', '=', writerId)
      .where('kind', '<>', 'notice'),
  )
}

/** The warnings of signals, the weightiest first. */
export async function selectWarnings({ db }: Context, signalIds: number[]): Promise<string[]> {
  if (!signalIds.length) return []
  const rows = await db
    .selectFrom('worry_signals')
    .select('warning')
    .where('id', 'in', signalIds)
    .where('warning', '<>', '')
    .orderBy('weight', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ warning }) => warning)
}
