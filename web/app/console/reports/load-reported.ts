import type { Answer, Client } from '@reable/contract/client'

export type ReportedListing = Answer<'listReportedListings'>[number]

export type ReportedListings = { listings: ReportedListing[]; page: number; pages: number; total: number }

export type ReportedData = ReportedListings | { failure: { error: string } }

export async function loadReported(api: Client, page: number): Promise<ReportedData> {
  const reply = await api('listReportedListings', { query: { page } })
  if (!reply.ok) return { failure: reply.failure }
  const { data: listings, pagination } = reply
  return { listings, page, pages: pagination?.last_page ?? 1, total: pagination?.total_posts ?? listings.length }
}
