import type { Answer, Client } from '@reable/contract/client'
import type { ErrorEnvelope } from '@reable/contract/errors'

export type Sent = Answer<'listSentMessages'>[number]

export type SentMessagesData = { messages: Sent[]; page: number; pages: number } | { failure: ErrorEnvelope }

/** One page of what one wrote to sellers, newest first. */
export async function loadSentMessages(api: Client, page: number): Promise<SentMessagesData> {
  const reply = await api('listSentMessages', { query: { page } })
  if (!reply.ok) return { failure: reply.failure }
  return { messages: reply.data, page, pages: reply.pagination?.last_page ?? 1 }
}
