import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findPersonReport, type PersonReportRow } from './person-report-queries.ts'

/** Returns a report about somebody. Refuses as not found an unknown one, and as a conflict a volunteer who is one of its two people. */
export async function requirePersonReport(
  ctx: Context,
  { id, volunteer }: { id: number; volunteer: Person },
): Promise<PersonReportRow> {
  const report = await findPersonReport(ctx, id)
  if (!report) throw new Refusal('not_found', 'This report is not there any more.')
  if ([report.owner_id, report.buyer_id].includes(volunteer.id))
    throw new Refusal('conflict', 'You are one of the two. Another volunteer looks at this.')
  return report
}
