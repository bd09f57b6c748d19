import { type PersonDecision, pauseDays } from '@reable/contract/moderation/person-rules'
import { findPersonById, type Person } from '#accounts'
import { withdrawReason } from '#cases'
import { pauseWriting, resumeWriting } from '#messages'
import { day, vancouverDay } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { recordAct, requireMay } from '#volunteers'
import { lockOpenReportsAbout } from '../cases/people-queries.ts'
import { pauseEmail, resumeEmail } from '../emails/pause-email.tsx'
import { isPausedByAnother, lockPersonReport, updatePersonDecision } from './person-report-queries.ts'
import { requirePersonReport } from './require-report.ts'

type Input = {
  volunteer: Person | undefined
  reportId: number
  decision: PersonDecision
  /** For the person; empty when there are none. */
  words: string
}

/**
 * Records what a volunteer decides about a reported person: nothing, or that they may write to nobody for 7 days, which they are mailed.
 * Decided as nothing after that, it is taken back. The same again changes nothing. Refuses as not found an unknown report, as `requireMay`
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
    await closeIfNothingWaits(ctx, report.reported_id)
    const person = report.reported_id === null ? undefined : await findPersonById(ctx, report.reported_id)
    if (!person) return
    if (decision === 'pause') await pause(ctx, { person, words, at })
    else if (report.decision === 'pause') await resume(ctx, { reportId, person, words })
  })
}

/** The last report about somebody that waited leaves nothing in their case that is to be decided. */
async function closeIfNothingWaits(ctx: Context, personId: number | null): Promise<void> {
  if (personId === null || (await lockOpenReportsAbout(ctx, personId)).length) return
  await withdrawReason(ctx, { subject: { kind: 'person', id: personId }, reason: 'person_reported' })
}

type Paused = { person: Person; words: string; at: Date }

async function pause(ctx: Context, { person: { id, email }, words, at }: Paused): Promise<void> {
  const until = new Date(at.getTime() + pauseDays * day)
  await pauseWriting(ctx, { personId: id, until })
  await queueMail(ctx, await pauseEmail(ctx, { to: email, until: vancouverDay(until, at), words }))
}

type Resumed = { reportId: number; person: Person; words: string }

async function resume(ctx: Context, { reportId, person, words }: Resumed): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - pauseDays * day)
  if (await isPausedByAnother(ctx, { id: reportId, personId: person.id, since })) return
  await resumeWriting(ctx, person.id)
  await queueMail(ctx, await resumeEmail(ctx, { to: person.email, words }))
}
