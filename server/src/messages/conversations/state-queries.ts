import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { firstRow } from '#platform/database'

type Key = { conversationId: number; personId: number }

/** Marks messages as read up to one, and counts what is left; run it with the conversation locked. What was read stays so. */
export async function updateReadTo(
  { db }: Context,
  { conversationId, personId, messageId }: Key & { messageId: number },
): Promise<void> {
  await sql`
    update participants p set read_to = moved.read_to, unread = (
      select count(*) from messages m
      where m.conversation_id = p.conversation_id and m.id > moved.read_to and m.sender_id is distinct from p.person_id
        and not m.hidden_from_partner)
    from (
      select greatest(read_to, least(${messageId}::bigint, last_message_id)) as read_to
      from participants where conversation_id = ${conversationId} and person_id = ${personId}
    ) as moved
    where p.conversation_id = ${conversationId} and p.person_id = ${personId}`.execute(db)
}

/** The newest message of a conversation that was there at a moment. */
export async function findLastMessageBefore(
  { db }: Context,
  { conversationId, moment }: { conversationId: number; moment: Date },
): Promise<number | undefined> {
  const messages = db.selectFrom('messages').select('id').where('conversation_id', '=', conversationId)
  return (await firstRow(messages.where('created_at', '<=', moment).orderBy('id', 'desc')))?.id
}

export async function updateMuted(
  { db, clock }: Context,
  { conversationId, personId, muted }: Key & { muted: boolean },
): Promise<void> {
  await db
    .updateTable('participants')
    .set((row) => ({ muted_at: muted ? row.fn.coalesce('muted_at', row.val(clock.now())) : null }))
    .where('conversation_id', '=', conversationId)
    .where('person_id', '=', personId)
    .execute()
}

/** Whether a message is still unread by this person, who wants to hear of it by mail. */
export async function isStillNews(
  { db }: Context,
  { personId, messageId }: Pick<Key, 'personId'> & { messageId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('participants as p')
    .innerJoin('messages as m', 'm.conversation_id', 'p.conversation_id')
    .select('p.person_id')
    .where('p.person_id', '=', personId)
    .where('p.muted_at', 'is', null)
    .where('p.read_to', '<', messageId)
    .where('m.id', '=', messageId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks as b')
            .select('b.blocker_id')
            .whereRef('b.blocker_id', '=', 'p.person_id')
            .whereRef('b.blocked_id', '=', 'm.sender_id'),
        ),
      ),
    )
    .executeTakeFirst()
  return row !== undefined
}
