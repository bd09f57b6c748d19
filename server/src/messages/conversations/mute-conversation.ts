import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { requireConversation } from './require-conversation.ts'
import { updateMuted } from './state-queries.ts'

/** Ends the mails about a conversation for one of its people, or lets them come again. Repeated, it changes nothing. */
export function muteConversation(
  ctx: Context,
  { id, person, muted }: { id: number; person: Person; muted: boolean },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const conversation = await requireConversation(ctx, { id, person })
    await updateMuted(ctx, { conversationId: conversation.id, personId: person.id, muted })
  })
}
