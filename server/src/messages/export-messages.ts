import type { Context } from '#platform/context'
import { selectBlocksBy } from './blocks/block-queries.ts'
import { selectConversationsToExport, selectIncomingToExport, selectMessagesToExport } from './export-queries.ts'

/**
 * Exports a person's conversations with all that they can see in them, the other by their first name alone, what became of mails that
 * came in their name, and whom they have blocked.
 */
export async function exportMessages(ctx: Context, { personId }: { personId: number }) {
  const [conversations, messages, incoming, blocks] = [
    await selectConversationsToExport(ctx, personId),
    await selectMessagesToExport(ctx, personId),
    await selectIncomingToExport(ctx, personId),
    await selectBlocksBy(ctx, personId),
  ]
  return {
    conversations: conversations.map(({ id, ...conversation }) => ({
      ...conversation,
      messages: messages
        .filter((message) => message.conversation_id === id)
        .map(({ sender_id, kind, body, notice, origin, folded, created_at }) => ({
          by: kind === 'notice' ? 'reable' : sender_id === personId ? 'me' : 'them',
          ...(kind === 'notice' ? { notice } : { body }),
          ...{ origin, created_at },
          ...(folded && { folded }),
        })),
      incoming_mails: incoming
        .filter((mail) => mail.conversation_id === id)
        .map(({ received_at, outcome }) => ({ received_at, outcome })),
    })),
    blocked: blocks.map(({ first_name, created_at }) => ({ first_name, created_at })),
  }
}
