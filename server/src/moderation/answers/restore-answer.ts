import { ownAnswer, personTexts, restrictionsPath } from '@reable/contract/restrictions/rules'
import { returnReason } from '#cases'
import { hideListingsOf } from '#listings'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { findRestriction, isInForce, type RestrictionRow, removeLifting, removeReview } from '#restrictions'
import { requireRestrictable } from '#volunteers'
import type { Restoring } from '../cases/decider.ts'
import { takenBackEmail } from '../emails/taken-back-email.tsx'
import type { AnswerBefore } from './remember-answer.ts'
import { withdrawAnswered } from './withdraw-answered.ts'

/**
 * The restriction stands as it did before somebody decided about its answer, and the answer waits again. They are mailed, if they were
 * before. Refuses as a conflict who decided the restriction, and as `requireRestrictable` does whom it would keep from the room.
 */
export async function restoreAnswer(ctx: Context, restoring: Restoring, before: AnswerBefore): Promise<void> {
  const { subject, decision, withdrawn, by } = restoring
  const [id, at] = [before.answered, decision.decided_at]
  const found = await findRestriction(ctx, id)
  if (!found) return
  if (found.decided_by_id === by) throw new Refusal('conflict', ownAnswer)
  const isLifted = found.lifted_at?.getTime() === at.getTime()
  if (isLifted) await requireRestrictable(ctx, { id: subject.id })
  await removeLifting(ctx, { id, at })
  await removeReview(ctx, { id, at })
  const row = (await findRestriction(ctx, id)) ?? found
  const inForce = isInForce(ctx, row)
  if (isLifted && inForce && row.kind === 'ban') await hideListingsOf(ctx, { ownerId: subject.id, hidden: true })
  await returnReason(ctx, { subject, reason: 'answered', among: before.reasons, notBy: row.decided_by_id })
  // Somebody took the restriction back since: there is nothing left to decide.
  if (row.lifted_at) await withdrawAnswered(ctx, subject.id)
  if (!withdrawn.length && inForce) await notifyOfUndo(ctx, row)
}

/** Tells somebody who was told of the decision how it stands now. */
async function notifyOfUndo(ctx: Context, { email, kind, ends_at }: RestrictionRow): Promise<void> {
  const until = ends_at ? ` until ${vancouverDay(ends_at, ctx.clock.now())}` : ''
  const stands = `${personTexts[kind].what}${until}. A volunteer reads your answer again.`
  const url = `${ctx.config.http.publicUrl}${restrictionsPath}`
  await queueMail(ctx, await takenBackEmail(ctx, { to: email, about: 'your answer', stands, url }))
}
