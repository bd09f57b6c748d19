import { conversationMissing } from '@reable/contract/messages/conversation-rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import type { Conversation } from './conversation.ts'
import { findConversation } from './conversation-queries.ts'

/** Returns a conversation of this person. Refuses as not found one that is not theirs, and one in which nothing has reached them. */
export async function requireConversation(
  ctx: Context,
  { id, person }: { id: number; person: Pick<Person, 'id'> },
): Promise<Conversation> {
  const conversation = await findConversation(ctx, { id, personId: person.id })
  if (!conversation) throw noSuchConversation()
  return conversation
}

export const noSuchConversation = () => new Refusal('not_found', conversationMissing)
