import { caseSentences, undoDays } from '@reable/contract/cases/rules'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { type Volunteer, volunteerName } from '#volunteers'
import { lockCase, lockOpenCase, reopenCase } from './case-queries.ts'
import { type Subject, subjectColumn } from './case-subject.ts'
import { findDecision, findName, hasLaterDecision, markUndone, type StoredDecision } from './decision-queries.ts'
import { joinOrInsertCase } from './opening-queries.ts'

/** Returns a decision. Refuses as not found an unknown one. */
export async function requireDecision(ctx: Context, id: number): Promise<StoredDecision> {
  const decision = await findDecision(ctx, id)
  if (!decision) throw new Refusal('not_found', caseSentences.gone)
  return decision
}

type Undoable = Pick<StoredDecision, 'before' | 'decided_at' | 'undone_at'>

/** Says why a decision cannot be undone any more; undefined where it can, as far as later ones do not stand on it. */
export function whyFixed(ctx: Context, { before, decided_at, undone_at }: Undoable): string | undefined {
  if (undone_at) return undefined
  if (decided_at.getTime() < ctx.clock.now().getTime() - undoDays * day) return caseSentences.tooLate
  return before === null ? caseSentences.final : undefined
}

/**
 * Marks a decision as undone, and opens its case again, in the transaction that restores what it changed. The caller has locked its subject.
 * Refuses as a conflict one that somebody has undone, that is older than 30 days, that cannot be undone, or on which a later one stands.
 */
export async function reopenDecided(
  ctx: Context,
  { decision, subject, volunteer }: { decision: StoredDecision; subject: Subject; volunteer: Volunteer },
): Promise<void> {
  const fixed = whyFixed(ctx, decision)
  if (fixed) throw new Refusal('conflict', fixed)
  if (await hasLaterDecision(ctx, decision)) throw new Refusal('conflict', caseSentences.later)
  if (!(await markUndone(ctx, decision.id, volunteer.id))) {
    const { undone_by } = await requireDecision(ctx, decision.id)
    const by = undone_by === null ? undefined : await findName(ctx, undone_by)
    throw new Refusal('conflict', caseSentences.undone(by ? volunteerName(by) : 'Somebody'))
  }
  await reopen(ctx, decision.case_id, subject)
}

/** What waited before waits again: in its own case, or in the one that was opened about the same meanwhile. */
async function reopen(ctx: Context, caseId: number, subject: Subject): Promise<void> {
  const row = await lockCase(ctx, caseId)
  if (!row || row.reasons.includes('again')) return
  const open = await lockOpenCase(ctx, subject)
  if (!open) return reopenCase(ctx, caseId)
  for (const reason of row.reasons)
    await joinOrInsertCase(ctx, { subject, reason, gravity: row.gravity, notBy: row.not_by })
}

/** What a case is about. */
export const subjectOf = (row: {
  subject: Subject['kind']
  listing_id: number | null
  person_id: number | null
  message_id: number | null
}): Subject => ({ kind: row.subject, id: row[subjectColumn[row.subject]] as number })
