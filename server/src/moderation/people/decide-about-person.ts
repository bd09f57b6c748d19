import { caseSentences } from '@reable/contract/cases/rules'
import { type PersonDecision, pauseDays } from '@reable/contract/moderation/person-rules'
import { reportedReason } from '@reable/contract/restrictions/rules'
import { findPersonById, type Person } from '#accounts'
import { concludeCase, updateBefore, whileStands } from '#cases'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { hasWaitingAnswer, startRestriction } from '#restrictions'
import { recordAct, requireMay, requireRestrictable, type Volunteer } from '#volunteers'
import { lockReportedPerson } from '../cases/lock-reported-person.ts'
import { findOpenReportsAbout } from '../cases/people-queries.ts'
import type { PersonBefore } from '../cases/undo/remember-person.ts'
import { updatePersonDecision, updateRestriction } from './person-report-queries.ts'

type Input = {
  volunteer: Person | undefined
  caseId: number | undefined
  personId: number
  decision: PersonDecision
  /** For the person; empty when there are none. */
  words: string
}

/**
 * Records what a volunteer decides about somebody, for all reports about them that wait: nothing, or that they are muted for 7 days,
 * which they are mailed. Refuses as `requireMay`, `concludeCase` and `mute` do, and as a conflict while an answer of theirs waits.
 */
export async function decideAboutPerson(
  ctx: Context,
  { caseId, personId, decision, ...input }: Input,
): Promise<number> {
  const volunteer = await requireMay(ctx, input.volunteer, 'decide_on_person')
  const { words } = input
  return inTransaction(ctx, async (ctx) => {
    await lockReportedPerson(ctx, personId)
    const subject = { kind: 'person', id: personId } as const
    const at = ctx.clock.now()
    const made = await concludeCase(ctx, { volunteer, subject, decision, words, at, caseId })
    if (await hasWaitingAnswer(ctx, personId)) throw new Refusal('conflict', caseSentences.answerFirst)
    const reports = await findOpenReportsAbout(ctx, personId)
    for (const id of reports) await updatePersonDecision(ctx, { id, decision, words, volunteerId: volunteer.id, at })
    const person = decision === 'pause' ? await findPersonById(ctx, personId) : undefined
    const restriction = person ? await mute(ctx, { person, reports, volunteer, words, at, caseId, made }) : null
    await updateBefore(ctx, made, { reports, restriction } satisfies PersonBefore)
    await recordAct(ctx, { volunteer, act: 'decide_on_person', subject, after: { decision, reports } })
    return made
  })
}

type Muted = {
  person: Person
  /** The reports that it comes of. */
  reports: readonly number[]
  volunteer: Volunteer
  /** What the person reads; empty where the volunteer has no words of their own. */
  words: string
  at: Date
  caseId: number | undefined
  /** The decision that it comes of. */
  made: number
}

/** Mutes somebody who was reported for 7 days, and mails them. Returns the id of the restriction. Refuses as `requireRestrictable` does. */
async function mute(ctx: Context, { person, reports, volunteer, words, at, caseId, made }: Muted): Promise<number> {
  await requireRestrictable(ctx, person)
  const restrictionId = await startRestriction(ctx, {
    person,
    kind: 'mute',
    days: pauseDays,
    reason: reportedReason,
    sentence: words || notAtEase,
    decidedBy: volunteer.id,
    at,
    caseId,
    onlyWhile: whileStands(made),
  })
  for (const id of reports) await updateRestriction(ctx, { id, restrictionId })
  return restrictionId
}

const notAtEase = 'Somebody was not at ease with your messages, and asked us for help.'
