import type { Answer, Client } from '@reable/contract/client'

export type ReportedListing = Answer<'listReportedListings'>[number]
export type DecidedListing = Answer<'listDecidedListings'>[number]

/** One page of a list of listings. */
export type Found<Listing> = { listings: Listing[]; page: number; pages: number; total: number }

/** What came of asking for it. */
export type Data<Listing> = Found<Listing> | { failure: { error: string } }

export async function loadReported(api: Client, page: number): Promise<Data<ReportedListing>> {
  const reply = await api('listReportedListings', { query: { page } })
  return reply.ok ? pageOf(reply, page) : { failure: reply.failure }
}

export async function loadDecided(api: Client, page: number): Promise<Data<DecidedListing>> {
  const reply = await api('listDecidedListings', { query: { page } })
  return reply.ok ? pageOf(reply, page) : { failure: reply.failure }
}

type Listed<Listing> = { data: Listing[]; pagination?: { last_page: number; total_posts: number } | undefined }

const pageOf = <Listing>({ data: listings, pagination }: Listed<Listing>, page: number): Found<Listing> => ({
  ...{ listings, page },
  ...{ pages: pagination?.last_page ?? 1, total: pagination?.total_posts ?? listings.length },
})
