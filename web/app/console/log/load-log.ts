import type { Answer, Client } from '@reable/contract/client'

export type LogEntry = Answer<'listLog'>[number]

/** One page of the log, or the error. */
export type LoadedLog =
  | { entries: LogEntry[]; q: string; page: number; pages: number; total: number; more: boolean }
  | { failure: { error: string } }

export async function loadLog(api: Client, { q, page }: { q: string; page: number }): Promise<LoadedLog> {
  const reply = await api('listLog', { query: { q, page } })
  if (!reply.ok) return { failure: reply.failure }
  const { last_page: pages = 1, total_posts: total = reply.data.length } = reply.pagination ?? {}
  return { entries: reply.data, q, page, pages, total, more: reply.answer.more }
}
