import type { Context } from '#platform/context'

/** The keys of links in our own mails, which quotes of them hold. */
const linkKeys = /(token(?:=|%3d|%253d))[\w.~-]+/gi

type Fold = { messageId: number; folded: string; unsent: string }

/** Stores what was left out of a message, without the keys of links that it quotes, and what of it may still be sent. */
export async function insertFold({ db }: Context, { messageId, folded, unsent }: Fold): Promise<void> {
  const fold = { message_id: messageId, folded: folded.replace(linkKeys, '$1…'), unsent: unsent || null }
  await db.insertInto('message_folds').values(fold).execute()
}

type OwnMessage = { messageId: number; conversationId: number; personId: number }

/** Returns what was left out of a person's own message and may be sent, and marks it as sent; undefined where there is nothing. */
export async function takeUnsent(
  { db }: Context,
  { messageId, conversationId, personId }: OwnMessage,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('message_folds as f')
    .innerJoin('messages as m', 'm.id', 'f.message_id')
    .select('f.unsent')
    .where('m.id', '=', messageId)
    .where('m.conversation_id', '=', conversationId)
    .where('m.sender_id', '=', personId)
    .executeTakeFirst()
  if (!row?.unsent) return undefined
  await db.updateTable('message_folds').set({ unsent: null }).where('message_id', '=', messageId).execute()
  return row.unsent
}
