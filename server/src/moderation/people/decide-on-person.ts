import type { PersonDecision } from '@reable/contract/moderation/person-rules'
import { findPersonById, type Person } from '#accounts'
import { withdrawReason } from '#cases'
import { type Context, inTransaction } from '#platform/context'
import { endRestriction } from '#restrictions'
import { recordAct, requireMay } from '#volunteers'
import { findOpenReportsAbout, lockReported } from '../cases/people-queries.ts'
import { mute } from './mute.ts'
import { lockPersonReport, updatePersonDecision } from './person-report-queries.ts'
import { requirePersonReport } from './require-report.ts'
import { requireUninvolved } from './require-uninvolved.ts'

type Input = {
  volunteer: Person | undefined
  reportId: number
  decision: PersonDecision
  /** For the person; empty when there are none. */
  words: string
}

/**
 * Records what a volunteer decides about a reported person: nothing, or that they are muted for 7 days, which they are mailed. Decided as
 * nothing after that, it is taken back. The same again changes nothing. Refuses as not found an unknown report, as `requireMay`
 * does, and as a conflict a volunteer who is one of the two.
 */
export async function decideOnPerson(ctx: Context, { reportId, decision, words, ...input }: Input): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'decide_on_person')
  await inTransaction(ctx, async (ctx) => {
    const { reported_id: personId } = await requirePersonReport(ctx, { id: reportId, volunteer })
    if (personId !== null) await requireUninvolved(ctx, { volunteer, act: 'decide_on_person', personId })
    // A person is locked before their case and their reports, as by whoever decides the case.
    if (personId !== null) await lockReported(ctx, personId)
    await lockPersonReport(ctx, reportId)
    const report = await requirePersonReport(ctx, { id: reportId, volunteer })
    if (report.decision === decision) return
    const at = ctx.clock.now()
    await updatePersonDecision(ctx, { id: reportId, decision, words, volunteerId: volunteer.id, at })
    await recordAct(ctx, {
      ...{ volunteer, act: 'decide_on_person', subject: { kind: 'person', id: report.reported_id ?? 'gone' } },
      ...{ before: { decision: report.decision }, after: { decision, report: reportId } },
    })
    await closeIfNothingWaits(ctx, report.reported_id)
    const person = report.reported_id === null ? undefined : await findPersonById(ctx, report.reported_id)
    if (!person) return
    if (decision === 'pause') await mute(ctx, { reports: [reportId], person, words, volunteer, at })
    else if (report.restriction_id !== null)
      await endRestriction(ctx, { id: report.restriction_id, person, by: volunteer.id, sentence: words })
  })
}

/** The last report about somebody that waited leaves nothing in their case that is to be decided. */
async function closeIfNothingWaits(ctx: Context, personId: number | null): Promise<void> {
  if (personId === null || (await findOpenReportsAbout(ctx, personId)).length) return
  await withdrawReason(ctx, { subject: { kind: 'person', id: personId }, reason: 'person_reported' })
}
