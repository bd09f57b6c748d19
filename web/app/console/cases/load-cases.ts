import type { QueuePart, SearchedDecision } from '@reable/contract/cases/rules'
import type { Answer, Client } from '@reable/contract/client'

export type QueuedCase = Answer<'listCases'>[number]
export type WholeCase = Answer<'getCase'>
export type DecidedCase = Answer<'listDecidedCases'>[number]
export type MadeDecision = WholeCase['decisions'][number]
export type ReportedListing = NonNullable<WholeCase['listing']>

type Failed = { failure: { error: string } }
type Listed<Item> = { items: Item[]; page: number; pages: number; total: number }

export type LoadedQueue = (Listed<QueuedCase> & { waits: QueuePart; decidedLately: number }) | Failed
export type LoadedDecided = (Listed<DecidedCase> & { query: DecidedQuery }) | Failed

/** The search among what was decided. */
export type DecidedQuery = { q: string; decision: SearchedDecision | undefined; page: number }

type ListAnswer<Item> = { data: Item[]; pagination?: { last_page: number; total_posts: number } | undefined }

const listOf = <Item>({ data: items, pagination }: ListAnswer<Item>, page: number): Listed<Item> => ({
  ...{ items, page },
  ...{ pages: pagination?.last_page ?? 1, total: pagination?.total_posts ?? items.length },
})

/** Loads one page of what waits for volunteers, or of a part of it. */
export async function loadQueue(api: Client, query: { waits: QueuePart; page: number }): Promise<LoadedQueue> {
  const reply = await api('listCases', { query })
  if (!reply.ok) return { failure: reply.failure }
  return { ...listOf(reply, query.page), waits: query.waits, decidedLately: reply.answer.decided_lately }
}

/** Loads one page of what volunteers decided and a search finds. */
export async function loadDecidedCases(api: Client, query: DecidedQuery): Promise<LoadedDecided> {
  const reply = await api('listDecidedCases', { query })
  return reply.ok ? { ...listOf(reply, query.page), query } : { failure: reply.failure }
}

/** Loads a case with all that is needed to decide. */
export async function loadCase(api: Client, id: string): Promise<{ whole: WholeCase } | Failed> {
  const reply = await api('getCase', { params: { id } })
  return reply.ok ? { whole: reply.data } : { failure: reply.failure }
}
