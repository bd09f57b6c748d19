import type { Answer } from '@reable/contract/client'
import { ageLabel } from '@reable/contract/listings-rules'
import { reportedListingsPerPage } from '@reable/contract/moderation-rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { insistOnVolunteer } from './insist-on-volunteer.ts'
import { countReasons, countReported, type ReportedRow, selectOwnWords, selectReported } from './reported-queries.ts'

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
  const ids = rows.map(({ id }) => id)
  const [reasons, words] = ids.length ? await Promise.all([countReasons(ctx, ids), selectOwnWords(ctx, ids)]) : [[], []]
  const now = ctx.clock.now()
  return rows.map((row) => ({
    post: { id: row.id, title: row.title, held: row.held, public: row.is_public },
    reasons: ofListing(reasons, row).map(({ reason, count }) => ({ reason, count })),
    words: ofListing(words, row).map(({ other }) => other),
    since_utc: row.since.toISOString(),
    age: ageLabel(row.since, now),
  }))
}

const ofListing = <Said extends { listing_id: number }>(said: Said[], { id }: ReportedRow): Said[] =>
  said.filter(({ listing_id }) => listing_id === id)
