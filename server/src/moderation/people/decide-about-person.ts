import { type PersonDecision, pauseDays } from '@reable/contract/moderation/person-rules'
import { findPersonById, type Person } from '#accounts'
import { concludeCase, updateBefore, whileStands } from '#cases'
import { findPauseEnd, pauseWriting } from '#messages'
import { day, vancouverDay } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { recordAct, requireMay } from '#volunteers'
import { lockReportedPerson } from '../cases/lock-reported-person.ts'
import { lockOpenReportsAbout } from '../cases/people-queries.ts'
import type { PersonBefore } from '../cases/undo/remember-person.ts'
import { pauseEmail } from '../emails/pause-email.tsx'
import { updatePersonDecision } from './person-report-queries.ts'

type Input = {
  volunteer: Person | undefined
  caseId: number
  personId: number
  decision: PersonDecision
  /** For the person; empty when there are none. */
  words: string
}

/**
 * Records what a volunteer decides about somebody, for all reports about them that wait: nothing, or that they may write to nobody for 7
 * days, which they are mailed. Refuses as `requireMay` and `concludeCase` do.
 */
export async function decideAboutPerson(ctx: Context, { caseId, personId, decision, ...input }: Input): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'decide_on_person')
  const { words } = input
  await inTransaction(ctx, async (ctx) => {
    await lockReportedPerson(ctx, personId)
    const subject = { kind: 'person', id: personId } as const
    const at = ctx.clock.now()
    const made = await concludeCase(ctx, { volunteer, subject, decision, words, at, caseId })
    const reports = await lockOpenReportsAbout(ctx, personId)
    for (const id of reports) await updatePersonDecision(ctx, { id, decision, words, volunteerId: volunteer.id, at })
    const before: PersonBefore = { reports, paused_until: null, set_until: null }
    if (decision === 'pause') Object.assign(before, await pause(ctx, { personId, words, made }))
    await updateBefore(ctx, made, before)
    await recordAct(ctx, { volunteer, act: 'decide_on_person', subject, after: { decision, reports } })
  })
}

type Pausing = { personId: number; words: string; made: number }

/** Returns until when they might not write before, and until when they may not now. */
async function pause(ctx: Context, { personId, words, made }: Pausing): Promise<Omit<PersonBefore, 'reports'>> {
  const before = await findPauseEnd(ctx, personId)
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + pauseDays * day)
  await pauseWriting(ctx, { personId, until })
  const person = await findPersonById(ctx, personId)
  const notice = { until: vancouverDay(until, now), words }
  if (person)
    await queueMail(ctx, {
      ...(await pauseEmail(ctx, { to: person.email, ...notice })),
      onlyWhile: whileStands(made),
    })
  const set = await findPauseEnd(ctx, personId)
  return { paused_until: before?.toISOString() ?? null, set_until: set?.toISOString() ?? null }
}
