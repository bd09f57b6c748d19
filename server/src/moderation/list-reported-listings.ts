import type { Answer } from '@reable/contract/client'
import { howLongAgo } from '@reable/contract/how-long-ago'
import { reportedListingsPerPage } from '@reable/contract/moderation-rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { insistOnVolunteer } from './insist-on-volunteer.ts'
import { countReported, type ReportedRow, selectReported } from './reported-queries.ts'
import { saidOfListings } from './said-of-listings.ts'

type ReportedListing = Answer<'listReportedListings'>[number]

type Asked = { volunteer: Person | undefined; page: number }

/**
 * One page of the listings that wait for a volunteer's decision, and how many there are in all. It says what was reported,
 * never by whom. Refuses as not found everything to who is no volunteer.
 */
export async function listReportedListings(
  ctx: Context,
  { volunteer, page }: Asked,
): Promise<{ listings: ReportedListing[]; total: number }> {
  insistOnVolunteer(volunteer)
  const size = reportedListingsPerPage
  const [rows, total] = await Promise.all([
    selectReported(ctx, { size, offset: (page - 1) * size }),
    countReported(ctx),
  ])
  return { listings: await withReports(ctx, rows), total }
}

async function withReports(ctx: Context, rows: ReportedRow[]): Promise<ReportedListing[]> {
  const now = ctx.clock.now().getTime()
  const said = await saidOfListings(ctx, rows, 'open')
  return said.map(({ row, about }) => ({
    ...about,
    since_utc: row.since.toISOString(),
    age: howLongAgo(row.since.getTime(), now),
  }))
}
