import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { lockConversation } from '../posting/posting-queries.ts'
import { countUnreadConversations } from './reading-queries.ts'
import { requireConversation } from './require-conversation.ts'
import { findLastMessageBefore, updateReadTo } from './state-queries.ts'

/**
 * Marks a conversation as read up to a message; an earlier one changes nothing. Returns in how many conversations something is left
 * unread. Refuses as not found a conversation that is not theirs.
 */
export function markRead(
  ctx: Context,
  { id, person, messageId }: { id: number; person: Person; messageId: number },
): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const conversation = await requireConversation(ctx, { id, person })
    await lockConversation(ctx, conversation.id)
    await updateReadTo(ctx, { conversationId: id, personId: person.id, messageId })
    return countUnreadConversations(ctx, person.id)
  })
}

/** Marks what was in a conversation at a moment as read, for somebody who answered it by a mail of then; run it with the conversation locked. */
export async function markReadBefore(
  ctx: Context,
  { conversationId, personId, moment }: { conversationId: number; personId: number; moment: Date },
): Promise<void> {
  const messageId = await findLastMessageBefore(ctx, { conversationId, moment })
  if (messageId !== undefined) await updateReadTo(ctx, { conversationId, personId, messageId })
}
