import type { Answer } from '@reable/contract/client'
import { peoplePerPage } from '@reable/contract/moderation/person-rules'
import type { Person } from '#accounts'
import { picturesOfMessages } from '#pictures'
import type { Context } from '#platform/context'
import { requireVolunteer } from '#volunteers'
import { countPersonReports, type PersonReportRow, selectPersonReports } from './person-report-queries.ts'
import { serializePersonReport } from './serialize-person-report.ts'
import { selectShownMessages } from './shown-message-queries.ts'

type Input = { volunteer: Person | undefined; state: 'waiting' | 'decided'; page: number }

/** Lists one page of the reports about people, with their number. Refuses as not found anyone who is no volunteer. */
export async function listPersonReports(
  ctx: Context,
  { volunteer, state, page }: Input,
): Promise<{ reports: Answer<'listPersonReports'>; total: number }> {
  requireVolunteer(volunteer)
  const size = peoplePerPage
  const [rows, total] = await Promise.all([
    selectPersonReports(ctx, { state, size, offset: (page - 1) * size }),
    countPersonReports(ctx, state),
  ])
  return { reports: await withShownMessages(ctx, rows), total }
}

/** Adds to reports about people the messages that were shown with them. */
export async function withShownMessages(ctx: Context, rows: PersonReportRow[]): Promise<Answer<'listPersonReports'>> {
  const ids = rows.map(({ id }) => id)
  const shown = ids.length ? await selectShownMessages(ctx, ids) : []
  const shownWith = (id: number) => shown.filter(({ report_id }) => report_id === id)
  const photos = await picturesOfMessages(
    ctx,
    shown.map(({ id }) => id),
  )
  return rows.map((row) => serializePersonReport(ctx, row, { shown: shownWith(row.id), photos }))
}
