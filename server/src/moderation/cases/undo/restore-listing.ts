import { lockAnyListing, releaseListing, suspendListing, updateSuspensionMessage } from '#listings'
import type { Context } from '#platform/context'
import { deleteDecision } from '../../decision-queries.ts'
import { notifyOwnerOfUndo } from '../../notify-owner.ts'
import { restoreWishesToHear } from '../../outcomes/outcome-queries.ts'
import type { Restoring } from '../decider.ts'
import { type ListingBefore, listingBefore } from './remember-listing.ts'
import { findSuspension, restoreReport, restoreScreening } from './remember-queries.ts'

/**
 * Takes back what a decision about a listing caused, and nothing else: the suspension or release, where nothing has changed it since, the
 * outcome of its reports, and what was made of its findings. Its owner is mailed, if they were before.
 */
export async function restoreListing(ctx: Context, { subject, decision, withdrawn }: Restoring): Promise<void> {
  const before = listingBefore.parse(decision.before)
  const at = decision.decided_at
  await restoreSuspension(ctx, subject.id, { before, decision: decision.decision, at })
  for (const report of before.reports) await restoreReport(ctx, report)
  if (before.screening) await restoreScreening(ctx, subject.id, { before: before.screening, decidedAt: at })
  await deleteDecision(ctx, before.decisionRow)
  await restoreWishesToHear(
    ctx,
    withdrawn.flatMap(({ report }) => (typeof report === 'number' ? [report] : [])),
  )
  const listing = await lockAnyListing(ctx, { id: subject.id })
  const toOwner = withdrawn.some(({ report }) => report === undefined)
  if (before.ownerNotified && !toOwner && !listing.deleted_at) await notifyOwnerOfUndo(ctx, { listing })
}

type Change = { before: ListingBefore; decision: string; at: Date }

async function restoreSuspension(ctx: Context, id: number, { before, decision, at }: Change): Promise<void> {
  const now = await findSuspension(ctx, id)
  const suspendedBefore = before.held_at === null ? null : new Date(before.held_at)
  if (decision === 'release') {
    const { held_why: reason, held_words: message } = before
    if (suspendedBefore && reason !== null && !now.held_at)
      await suspendListing(ctx, { id, at: suspendedBefore, reason, ...(message !== null && { message }) })
    return
  }
  if (!suspendedBefore && now.held_at?.getTime() === at.getTime()) await releaseListing(ctx, { id })
  if (suspendedBefore && now.held_at?.getTime() === suspendedBefore.getTime())
    await updateSuspensionMessage(ctx, { id, message: before.held_words })
}
