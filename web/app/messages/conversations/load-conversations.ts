import type { Answer, Client } from '@reable/contract/client'
import type { ErrorEnvelope } from '@reable/contract/errors'

export type Conversation = Answer<'listConversations'>[number]

export type ConversationsData =
  | { conversations: Conversation[]; page: number; pages: number }
  | { failure: ErrorEnvelope }

/** Loads one page of the person's conversations, the one in which something was written last first. */
export async function loadConversations(api: Client, page: number): Promise<ConversationsData> {
  const reply = await api('listConversations', { query: { page } })
  if (!reply.ok) return { failure: reply.failure }
  return { conversations: reply.data, page, pages: reply.pagination?.last_page ?? 1 }
}
