import { caseSentences, notesAtMost } from '@reable/contract/cases/rules'
import type { Answer } from '@reable/contract/client'
import { ownAnswer } from '@reable/contract/restrictions/rules'
import type { Person } from '#accounts'
import { requireCase, subjectOf, whyBarred } from '#cases'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { requireVolunteer } from '#volunteers'
import { selectDecisionsIn } from './decided-queries.ts'
import { selectNotes } from './note-queries.ts'
import { findQueuedAmong } from './queue-queries.ts'
import { serializeDecision, serializeNote, serializeQueued } from './serialize-case.ts'
import { showSubject } from './show-subject.ts'

type Input = { volunteer: Person | undefined; caseId: number }

/** Returns a case with all that a volunteer needs to decide. Refuses as not found an unknown one, and anyone who is no volunteer. */
export async function getCase(ctx: Context, { volunteer, caseId }: Input): Promise<Answer<'getCase'>> {
  requireVolunteer(volunteer)
  const row = await requireCase(ctx, caseId)
  const subject = subjectOf(row)
  const [[queued], barred, shown, decisions, notes] = await Promise.all([
    findQueuedAmong(ctx, [caseId]),
    whyBarred(ctx, row, volunteer),
    showSubject(ctx, subject, volunteer),
    selectDecisionsIn(ctx, caseId),
    selectNotes(ctx, caseId, notesAtMost),
  ])
  if (!queued) throw new Refusal('not_found', caseSentences.gone)
  return {
    ...serializeQueued(ctx, queued, volunteer.id),
    closed_at_utc: row.closed_at?.toISOString() ?? null,
    barred: barred ?? (shown.answered?.own ? ownAnswer : null),
    ...shown,
    decisions: decisions.map((decision) => serializeDecision(ctx, decision, barred)),
    notes: notes.map(serializeNote),
  }
}
