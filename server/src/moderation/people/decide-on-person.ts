import { type PersonDecision, pauseDays } from '@reable/contract/moderation/person-rules'
import { reportedReason } from '@reable/contract/restrictions/rules'
import { findPersonById, type Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { endRestriction, startRestriction } from '#restrictions'
import { recordAct, requireMay, requireRestrictable, type Volunteer } from '#volunteers'
import { lockPersonReport, updatePersonDecision, updateRestriction } from './person-report-queries.ts'
import { requirePersonReport } from './require-report.ts'

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
    await lockPersonReport(ctx, reportId)
    const report = await requirePersonReport(ctx, { id: reportId, volunteer })
    if (report.decision === decision) return
    const at = ctx.clock.now()
    await updatePersonDecision(ctx, { id: reportId, decision, words, volunteerId: volunteer.id, at })
    await recordAct(ctx, {
      ...{ volunteer, act: 'decide_on_person', subject: { kind: 'person', id: report.reported_id ?? 'gone' } },
      ...{ before: { decision: report.decision }, after: { decision, report: reportId } },
    })
    const person = report.reported_id === null ? undefined : await findPersonById(ctx, report.reported_id)
    if (!person) return
    if (decision === 'pause') await mute(ctx, { reportId, person, words, volunteer, at })
    else if (report.restriction_id !== null)
      await endRestriction(ctx, { id: report.restriction_id, person, by: volunteer.id, sentence: words })
  })
}

type Muted = { reportId: number; person: Person; words: string; volunteer: Volunteer; at: Date }

async function mute(ctx: Context, { reportId, person, words, volunteer, at }: Muted): Promise<void> {
  await requireRestrictable(ctx, person)
  const asked = { kind: 'mute', days: pauseDays, reason: reportedReason } as const
  const sentence = words || notAtEase
  const restrictionId = await startRestriction(ctx, { ...asked, person, sentence, decidedBy: volunteer.id, at })
  await updateRestriction(ctx, { id: reportId, restrictionId })
}

/** Where the volunteer has no words of their own. */
const notAtEase = 'Somebody was not at ease with your messages, and asked us for help.'
