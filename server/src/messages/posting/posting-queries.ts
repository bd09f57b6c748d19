import type { ConversationRole } from '@reable/contract/messages/conversation-rules'
import type { Notice } from '@reable/contract/messages/notices'
import type { Context } from '#platform/context'
import { isAny } from '#platform/database'
import type { StoredWorry } from '../worry/signal.ts'

export type MessageKind = 'text' | 'quick'
/** How a message came: from a page, by mail, or by the link of a mail. */
export type MessageOrigin = 'page' | 'mail' | 'link'

/** One of the two people of a conversation, with what a mail to or from them needs. */
export type Participant = {
  personId: number
  role: ConversationRole
  email: string
  firstName: string | null
  muted: boolean
}

/**
 * Locks a conversation until the transaction ends, so that the ids of its messages are in the order in which they are committed,
 * and what is unread is counted exactly. Returns its people; undefined when there is no such conversation. Whoever locks its listing
 * too locks that first.
 */
export async function lockConversation({ db }: Context, id: number): Promise<Participant[] | undefined> {
  const locked = await db.selectFrom('conversations').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!locked) return undefined
  const rows = await db
    .selectFrom('participants as p')
    .innerJoin('people', 'people.id', 'p.person_id')
    .select(['p.person_id', 'p.role', 'people.email', 'people.first_name', 'p.muted_at'])
    .where('p.conversation_id', '=', id)
    .execute()
  return rows.map((row) => ({
    personId: row.person_id,
    role: row.role as ConversationRole,
    email: row.email,
    firstName: row.first_name,
    muted: row.muted_at !== null,
  }))
}

type NewMessage = {
  conversationId: number
  senderId: number | null
  kind: MessageKind | 'notice'
  body: string
  notice?: Notice
  origin: MessageOrigin
  hidden: boolean
  worry?: StoredWorry | null
  textDigest?: Buffer | null
}

export async function insertMessage(ctx: Context, message: NewMessage): Promise<number> {
  const { id } = await ctx.db
    .insertInto('messages')
    .values({
      conversation_id: message.conversationId,
      sender_id: message.senderId,
      kind: message.kind,
      body: message.body,
      notice: message.notice ? JSON.stringify(message.notice) : null,
      origin: message.origin,
      hidden_from_partner: message.hidden,
      worry: message.worry ? JSON.stringify(message.worry) : null,
      text_digest: message.textDigest ?? null,
      created_at: ctx.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Arrival = { conversationId: number; personId: number; messageId: number; unread: boolean }

/** Records for one of the two that a message is the last one they can see; it is unread to whom it is not their own. */
export async function recordArrival(
  { db }: Context,
  { conversationId, personId, messageId, unread }: Arrival,
): Promise<void> {
  await db
    .updateTable('participants')
    .set((row) => ({ last_message_id: messageId, ...(unread && { unread: row('unread', '+', 1) }) }))
    .where('conversation_id', '=', conversationId)
    .where('person_id', '=', personId)
    .execute()
}

/** True while nothing follows a message of somebody but what their own acts say: then the same words again are the same message. */
export async function isLastSaid(
  { db }: Context,
  { messageId, personId }: { messageId: number; personId: number },
): Promise<boolean> {
  const followed = await isAny(
    db
      .selectFrom('messages as m')
      .innerJoin('messages as later', 'later.conversation_id', 'm.conversation_id')
      .select('later.id')
      .where('m.id', '=', messageId)
      .whereRef('later.id', '>', 'm.id')
      .where(({ or, eb }) =>
        or([eb('later.sender_id', 'is distinct from', personId), eb('later.kind', '<>', 'notice')]),
      ),
  )
  return !followed
}
