import type { Answer, Client } from '@reable/contract/client'
import type { DecidedQuery } from './decided-address.ts'

export type ReportedListing = NonNullable<Answer<'getCase'>['listing']>
export type DecidedListing = Answer<'listDecidedListings'>[number]

/** One page of a list of listings. */
export type PageOfListings<Listing> = { listings: Listing[]; page: number; pages: number; total: number }

/** The decided reports that a search has found. */
export type DecidedReports = PageOfListings<DecidedListing> & { query: DecidedQuery }

/** The loaded data, or the error. */
export type LoadResult<Loaded> = Loaded | { failure: { error: string } }

/** Loads one page of the decided listings that match a search. */
export async function loadDecided(api: Client, query: DecidedQuery): Promise<LoadResult<DecidedReports>> {
  const reply = await api('listDecidedListings', { query })
  return reply.ok ? { ...pageOf(reply, query.page), query } : { failure: reply.failure }
}

type ListAnswer<Listing> = { data: Listing[]; pagination?: { last_page: number; total_posts: number } | undefined }

const pageOf = <Listing>(
  { data: listings, pagination }: ListAnswer<Listing>,
  page: number,
): PageOfListings<Listing> => ({
  ...{ listings, page },
  ...{ pages: pagination?.last_page ?? 1, total: pagination?.total_posts ?? listings.length },
})
