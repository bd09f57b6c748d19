import type { Answer, Client } from '@reable/contract/client'
import type { ErrorEnvelope } from '@reable/contract/errors'

export type MessageCopy = Answer<'listSentMessages'>[number]

export type SentMessagesData = { messages: MessageCopy[]; page: number; pages: number } | { failure: ErrorEnvelope }

/** Loads one page of the person's messages to sellers, newest first. */
export async function loadSentMessages(api: Client, page: number): Promise<SentMessagesData> {
  const reply = await api('listSentMessages', { query: { page } })
  if (!reply.ok) return { failure: reply.failure }
  return { messages: reply.data, page, pages: reply.pagination?.last_page ?? 1 }
}
