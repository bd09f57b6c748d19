import type { Answer, Client } from '@reable/contract/client'
import type { Wanted } from './decided-address.ts'

export type ReportedListing = Answer<'listReportedListings'>[number]
export type DecidedListing = Answer<'listDecidedListings'>[number]

/** One page of a list of listings. */
export type Found<Listing> = { listings: Listing[]; page: number; pages: number; total: number }

/** What waits, and how many listings were decided about lately. */
export type Waiting = Found<ReportedListing> & { decidedLately: number }

/** What was decided, of what was looked for. */
export type Decided = Found<DecidedListing> & { wanted: Wanted }

/** What came of asking for it. */
export type Data<Whole> = Whole | { failure: { error: string } }

export async function loadReported(api: Client, page: number): Promise<Data<Waiting>> {
  const reply = await api('listReportedListings', { query: { page } })
  if (!reply.ok) return { failure: reply.failure }
  return { ...pageOf(reply, page), decidedLately: reply.answer.decided_lately }
}

export async function loadDecided(api: Client, wanted: Wanted): Promise<Data<Decided>> {
  const reply = await api('listDecidedListings', { query: wanted })
  return reply.ok ? { ...pageOf(reply, wanted.page), wanted } : { failure: reply.failure }
}

type Listed<Listing> = { data: Listing[]; pagination?: { last_page: number; total_posts: number } | undefined }

const pageOf = <Listing>({ data: listings, pagination }: Listed<Listing>, page: number): Found<Listing> => ({
  ...{ listings, page },
  ...{ pages: pagination?.last_page ?? 1, total: pagination?.total_posts ?? listings.length },
})
