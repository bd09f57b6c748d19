import type { Answer } from '@reable/contract/client'
import { howLongAgo } from '@reable/contract/how-long-ago'
import { latelyDays, reportedListingsPerPage } from '@reable/contract/moderation/rules'
import type { Person } from '#accounts'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { requireVolunteer } from '#volunteers'
import { countDecidedSince } from './decided-queries.ts'
import { countReported, type ReportedRow, selectReported } from './reported-queries.ts'
import { summarizeReports } from './summarize-reports.ts'

type ReportedListing = Answer<'listReportedListings'>[number]

type Input = { volunteer: Person | undefined; page: number }

/**
 * Lists one page of the listings that wait for a volunteer's decision, with the total and how many were decided recently. It
 * says what was reported, never by whom. Refuses as not found anyone who is no volunteer.
 */
export async function listReportedListings(
  ctx: Context,
  { volunteer, page }: Input,
): Promise<{ listings: ReportedListing[]; total: number; decidedLately: number }> {
  requireVolunteer(volunteer)
  const size = reportedListingsPerPage
  const [rows, total, decidedLately] = await Promise.all([
    selectReported(ctx, { size, offset: (page - 1) * size }),
    countReported(ctx),
    countDecidedSince(ctx, new Date(ctx.clock.now().getTime() - latelyDays * day)),
  ])
  return { listings: await withReports(ctx, rows), total, decidedLately }
}

async function withReports(ctx: Context, rows: ReportedRow[]): Promise<ReportedListing[]> {
  const now = ctx.clock.now().getTime()
  const summaries = await summarizeReports(ctx, rows, 'open')
  return summaries.map(({ row, summary }) => ({
    ...summary,
    since_utc: row.since.toISOString(),
    age: howLongAgo(row.since.getTime(), now),
  }))
}
