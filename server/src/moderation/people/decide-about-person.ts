import { caseSentences } from '@reable/contract/cases/rules'
import type { PersonDecision } from '@reable/contract/moderation/person-rules'
import { findPersonById, type Person } from '#accounts'
import { concludeCase, updateBefore } from '#cases'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { hasWaitingAnswer } from '#restrictions'
import { recordAct, requireMay } from '#volunteers'
import { lockReportedPerson } from '../cases/lock-reported-person.ts'
import { findOpenReportsAbout } from '../cases/people-queries.ts'
import type { PersonBefore } from '../cases/undo/remember-person.ts'
import { mute } from './mute.ts'
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
 * Records what a volunteer decides about somebody, for all reports about them that wait: nothing, or that they are muted for 7 days,
 * which they are mailed. Refuses as `requireMay`, `concludeCase` and `mute` do, and as a conflict while an answer of theirs waits.
 */
export async function decideAboutPerson(ctx: Context, { caseId, personId, decision, ...input }: Input): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'decide_on_person')
  const { words } = input
  await inTransaction(ctx, async (ctx) => {
    await lockReportedPerson(ctx, personId)
    const subject = { kind: 'person', id: personId } as const
    const at = ctx.clock.now()
    const made = await concludeCase(ctx, { volunteer, subject, decision, words, at, caseId })
    if (await hasWaitingAnswer(ctx, personId)) throw new Refusal('conflict', caseSentences.answerFirst)
    const reports = await findOpenReportsAbout(ctx, personId)
    for (const id of reports) await updatePersonDecision(ctx, { id, decision, words, volunteerId: volunteer.id, at })
    const person = decision === 'pause' ? await findPersonById(ctx, personId) : undefined
    const muted = { reports, volunteer, words, at, made: { caseId, decision: made } }
    const restriction = person ? await mute(ctx, { person, ...muted }) : null
    await updateBefore(ctx, made, { reports, restriction } satisfies PersonBefore)
    await recordAct(ctx, { volunteer, act: 'decide_on_person', subject, after: { decision, reports } })
  })
}
