import type { CaseReason } from '@reable/contract/cases/rules'
import type { Context } from '#platform/context'
import type { Subject } from './case-subject.ts'
import { removeReason } from './opening-queries.ts'

/** Says that nothing waits for this reason any more, such as after its owner changed a listing: a case without any other reason is closed. */
export const withdrawReason = (
  ctx: Context,
  { subject, reason }: { subject: Subject; reason: CaseReason },
): Promise<void> => removeReason(ctx, subject, reason)
