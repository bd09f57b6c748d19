import type { ConversationRole } from '@reable/contract/messages/conversation-rules'

/** A conversation as one of its two people has it. */
export type Conversation = {
  id: number
  /** Null once the listing is there no more. */
  listingId: number | null
  /** Null once they closed their account. */
  ownerId: number | null
  buyerId: number | null
  /** Whose side it is. */
  personId: number
  role: ConversationRole
}
