import type { CaseReason } from '@reable/contract/cases/rules'
import type { Context } from '#platform/context'
import { lockOpenCase } from './case-queries.ts'
import type { Subject } from './case-subject.ts'
import { openCase } from './open-case.ts'
import { removeReason, updateReasons } from './opening-queries.ts'

/** Says that nothing waits for this reason any more, such as after its owner changed a listing: a case without any other reason is closed. */
export const withdrawReason = (
  ctx: Context,
  { subject, reason }: { subject: Subject; reason: CaseReason },
): Promise<void> => removeReason(ctx, subject, reason)

type Return = {
  subject: Subject
  reason: CaseReason
  /** All reasons of the case before it was withdrawn, in their order. */
  among: readonly string[]
  /** The volunteer who does not decide it, where the open case names nobody yet. */
  notBy: number | null
}

/** Says that something waits again that a decision had settled, in the place that its reason had. */
export async function returnReason(ctx: Context, { subject, reason, among, notBy }: Return): Promise<void> {
  const open = await lockOpenCase(ctx, subject)
  const id = await openCase(ctx, { subject, reason, notBy: open?.not_by ?? notBy })
  const now = open?.reasons ?? []
  const before = among.filter((each) => each === reason || now.includes(each))
  await updateReasons(ctx, id, [...before, ...now.filter((each) => !before.includes(each))])
}
