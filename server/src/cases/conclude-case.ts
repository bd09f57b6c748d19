import type { Context } from '#platform/context'
import type { Volunteer } from '#volunteers'
import { closeCase, lockCase, lockOpenCase } from './case-queries.ts'
import type { Subject } from './case-subject.ts'
import { insertDecision } from './decision-queries.ts'
import { insertClosedCase } from './opening-queries.ts'
import { requireCase, requireFree, requireOpen } from './require-case.ts'

type Conclusion = {
  volunteer: Volunteer
  subject: Subject
  decision: string
  /** To whoever it is about; empty when there are none. */
  words?: string
  /** The moment of all that the decision changes: by it it is found again. */
  at: Date
  /** The case that the volunteer has before them. */
  caseId?: number | undefined
  /** Something else in the case waits, so it stays open. */
  isPart?: boolean
  /** Who takes back what they decided themselves may do so in the case that is for others. */
  isOwn?: boolean
}

/** Refuses as `requireOpen` does a case that is not to be decided by this volunteer any more, and as not found an unknown one. */
export async function requireUndecided(ctx: Context, caseId: number, volunteer: Volunteer): Promise<void> {
  const row = (await lockCase(ctx, caseId)) ?? (await requireCase(ctx, caseId))
  await requireOpen(ctx, row, volunteer)
}

/**
 * Closes the open case about something that a volunteer decides, in the transaction that decides it, whose lock on the subject it goes by.
 * Where nothing waits, what is decided again is a case of its own. Returns the id of the decision, by which its mails are sent and it can be
 * undone. Refuses as a conflict, with the name, what somebody else has or has decided meanwhile, and one's own.
 */
export async function concludeCase(ctx: Context, conclusion: Conclusion): Promise<number> {
  const { volunteer, subject, decision, words = '', at, caseId, isPart = false, isOwn = false } = conclusion
  if (caseId !== undefined) await requireUndecided(ctx, caseId, volunteer)
  const open = await lockOpenCase(ctx, subject)
  if (open) {
    await requireOpen(ctx, isOwn ? { ...open, not_by: null } : open, volunteer)
    await requireFree(ctx, open, volunteer)
    if (!isPart) await closeCase(ctx, open.id)
  }
  const concluded = open?.id ?? (await insertClosedCase(ctx, { subject, reason: 'again', gravity: 1 }))
  return insertDecision(ctx, { caseId: concluded, volunteerId: volunteer.id, decision, words, at })
}
