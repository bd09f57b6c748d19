import { type CaseSubject, caseReasons, caseSentences, isCaseReason } from '@reable/contract/cases/rules'
import type { Answer } from '@reable/contract/client'
import { howLongAgo } from '@reable/contract/how-long-ago'
import { claimOf, whyFixed } from '#cases'
import type { Context } from '#platform/context'
import { nameIfThere, volunteerName } from '#volunteers'
import type { DecisionRow } from './decided-queries.ts'
import type { NoteRow } from './note-queries.ts'
import type { QueuedCase } from './queue-queries.ts'
import { undoingAct } from './undo/undoing-act.ts'

type CaseAnswer = Answer<'listCases'>[number]
type Whole = Answer<'getCase'>

/** Who gave no name: outside of one conversation nobody is its seller or its buyer. */
export const nameless = 'Somebody without a first name'

/** What a case is called whose subject has no name. */
const unnamed: Record<CaseSubject, string> = {
  listing: 'A listing',
  person: nameless,
  message: nameless,
}

export function serializeQueued(ctx: Context, row: QueuedCase, volunteerId: number): CaseAnswer {
  const { id, subject, gravity, opened_at, reasons, title, first_name } = row
  return {
    ...{ id, subject, gravity },
    about: title ?? first_name ?? unnamed[subject],
    reasons: reasons.filter(isCaseReason).map((reason) => caseReasons[reason].says),
    opened_at_utc: opened_at.toISOString(),
    age: howLongAgo(opened_at.getTime(), ctx.clock.now().getTime()),
    claim: claimAnswer(ctx, row, volunteerId),
  }
}

/** Who has a case: a claim of somebody who may not decide any more counts for nothing. */
function claimAnswer(ctx: Context, row: QueuedCase, volunteerId: number): CaseAnswer['claim'] {
  const claim = row.closed_at ? undefined : claimOf(ctx, row)
  if (!claim || !row.claimer_decides || row.claimer_email === null) return null
  const name = volunteerName({ email: row.claimer_email, first_name: row.claimer_name })
  return { name, yours: claim.by === volunteerId, until_utc: claim.until.toISOString() }
}

/** `barred`: why the volunteer who reads it cannot decide the case. */
export const serializeDecision = (
  ctx: Context,
  row: DecisionRow,
  barred: string | undefined,
): Whole['decisions'][number] => ({
  ...{ id: row.id, decision: row.decision, words: row.words, act: undoingAct(row) },
  decided_at_utc: row.decided_at.toISOString(),
  decided_by: nameIfThere(row.email, row.first_name),
  undone: row.undone_at && {
    at_utc: row.undone_at.toISOString(),
    by: nameIfThere(row.undoer_email, row.undoer_name),
  },
  fixed: whyFixed(ctx, row) ?? (row.has_later ? caseSentences.later : undefined) ?? barred ?? null,
})

export const serializeNote = (row: NoteRow): Whole['notes'][number] => ({
  ...{ id: row.id, body: row.body, by: nameIfThere(row.email, row.first_name) },
  written_at_utc: row.written_at.toISOString(),
})
