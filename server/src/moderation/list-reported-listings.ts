import type { Answer } from '@reable/contract/client'
import { ageLabel } from '@reable/contract/listings-rules'
import { reportedListingsPerPage } from '@reable/contract/moderation-rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { insistOnVolunteer } from './insist-on-volunteer.ts'
import {
  countReported,
  type OpenReport,
  type ReportedRow,
  selectOpenReports,
  selectReported,
} from './reported-queries.ts'

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
  const reports = rows.length
    ? await selectOpenReports(
        ctx,
        rows.map(({ id }) => id),
      )
    : []
  const now = ctx.clock.now()
  return { listings: rows.map((row) => reportedAnswer(row, ofListing(reports, row.id), now)), total }
}

const ofListing = (reports: OpenReport[], id: number) => reports.filter(({ listing_id }) => listing_id === id)

const reportedAnswer = (row: ReportedRow, reports: OpenReport[], now: Date): ReportedListing => ({
  post: { id: row.id, title: row.title, held: row.held, public: row.is_public },
  reasons: countReasons(reports),
  words: reports.flatMap(({ other }) => other ?? []),
  since_utc: row.since.toISOString(),
  age: ageLabel(row.since, now),
})

/** The most frequent first; of equals, the one that was said first. */
function countReasons(reports: OpenReport[]): ReportedListing['reasons'] {
  const counts = new Map<string, number>()
  for (const reason of reports.flatMap(({ reasons }) => reasons)) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].map(([reason, count]) => ({ reason, count })).sort((one, other) => other.count - one.count)
}
