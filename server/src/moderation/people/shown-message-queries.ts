import type { Context } from '#platform/context'
import { isAny } from '#platform/database'

/** A message as volunteers see it. */
export type ShownMessageRow = {
  id: number
  sender_id: number | null
  kind: string
  body: string
  notice: unknown
  created_at: Date
}

const columns = ['m.id', 'm.sender_id', 'm.kind', 'm.body', 'm.notice', 'm.created_at'] as const

/** The messages that are shown with these reports, the oldest first. */
export const selectShownMessages = (
  { db }: Context,
  reportIds: number[],
): Promise<(ShownMessageRow & { report_id: number })[]> =>
  db
    .selectFrom('shown_messages as s')
    .innerJoin('messages as m', 'm.id', 's.message_id')
    .select(['s.report_id', ...columns])
    .where('s.report_id', 'in', reportIds)
    .orderBy('m.id')
    .execute()

/** A piece of a conversation with all that was written in it, the newest first. */
export const selectWholeConversation = (
  { db }: Context,
  {
    conversationId,
    before = Number.MAX_SAFE_INTEGER,
    limit,
  }: { conversationId: number; before: number | undefined; limit: number },
): Promise<ShownMessageRow[]> =>
  db
    .selectFrom('messages as m')
    .select(columns)
    .where('m.conversation_id', '=', conversationId)
    .where('m.id', '<', before)
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute()

type Reading = { reportId: number; conversationId: number; volunteerId: number }

export async function insertReading(ctx: Context, { reportId, conversationId, volunteerId }: Reading): Promise<void> {
  const row = { report_id: reportId, conversation_id: conversationId, volunteer_id: volunteerId }
  await ctx.db
    .insertInto('conversation_readings')
    .values({ ...row, read_at: ctx.clock.now() })
    .execute()
}

/** Whether a volunteer has read the conversation of a report since a moment. */
export async function hasReadSince(
  { db }: Context,
  { reportId, volunteerId, since }: Pick<Reading, 'reportId' | 'volunteerId'> & { since: Date },
): Promise<boolean> {
  return isAny(
    db
      .selectFrom('conversation_readings')
      .select('id')
      .where('report_id', '=', reportId)
      .where('volunteer_id', '=', volunteerId)
      .where('read_at', '>', since),
  )
}
