import { type CaseReason, caseReasons } from '@reable/contract/cases/rules'
import type { Context } from '#platform/context'
import type { Subject } from './case-subject.ts'
import { joinOrInsertCase } from './opening-queries.ts'

type Opening = {
  subject: Subject
  reason: CaseReason
  /** From 1 to 9, where the reason's own does not say it. */
  gravity?: number
  /** The volunteer who does not decide it, because it is about what they decided. */
  notBy?: number | null
}

/**
 * Opens a case about something that waits for volunteers, in the transaction of whoever found it, and returns its id. While one about the
 * same is open, this joins it: it becomes as grave as the gravest of its reasons. Safe to repeat. Whoever opens a case holds the lock of its
 * subject, as whoever decides does.
 */
export const openCase = (ctx: Context, { subject, reason, gravity, notBy = null }: Opening): Promise<number> =>
  joinOrInsertCase(ctx, { subject, reason, gravity: gravity ?? caseReasons[reason].gravity, notBy })
