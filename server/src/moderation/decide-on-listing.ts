import type { Decision } from '@reable/contract/moderation/rules'
import type { Person } from '#accounts'
import { concludeCase, findLastAboutListing, isOpen, updateBefore, whileStands } from '#cases'
import { lockAnyListing, releaseListing, suspendListing, updateSuspensionMessage } from '#listings'
import { type Context, inTransaction } from '#platform/context'
import { queueMails } from '#platform/mail'
import { isWaiting, requireRepairPhoto, updateDecided } from '#screening'
import { recordAct, requireMay } from '#volunteers'
import { rememberListing } from './cases/undo/remember-listing.ts'
import { outcomeEmail } from './emails/outcome-email.tsx'
import { notifyOwnerOfDecision } from './notify-owner.ts'
import { takeWishesToHear } from './outcomes/outcome-queries.ts'
import { whyHidden } from './report-policy.ts'
import { decideReports, findAllReports, findOpenReports } from './report-queries.ts'

type DecisionInput = {
  volunteer: Person | undefined
  listingId: number
  decision: Decision
  /** For the owner of the listing; empty when there are none. */
  words?: string
  /** The case that the volunteer has before them; undefined where they decide again. */
  caseId?: number | undefined
}

/**
 * Records a volunteer's decision about a listing that was reported or screened, which releases it or keeps it hidden, also against an
 * earlier one; the same twice in a case is one decision. Its reports are closed, its owner is notified with the volunteer's message, and how
 * things stood before is stored, by which it can be undone. Returns the id of the decision. Refuses as not found an unknown listing, as
 * `requireMay` and `concludeCase` do, and as a conflict the release of what is recalled and has no photo of the repair.
 */
export async function decideOnListing(ctx: Context, { listingId, ...input }: DecisionInput): Promise<number> {
  const { decision, words = '', caseId } = input
  const volunteer = await requireMay(ctx, input.volunteer, 'decide_on_listing')
  return inTransaction(ctx, async (ctx) => {
    const listing = await lockAnyListing(ctx, { id: listingId })
    const subject = { kind: 'listing', id: listingId } as const
    const last = await findLastAboutListing(ctx, listingId)
    // Pressed twice.
    if (last && last.case_id === caseId && last.volunteer_id === volunteer.id && last.decision === decision)
      return last.id
    const suspended = listing.held_at !== null
    const waits =
      (await findOpenReports(ctx, listingId)).length > 0 ||
      (await isWaiting(ctx, listingId)) ||
      (await isOpen(ctx, subject))
    if (decision === 'release') await requireRepairPhoto(ctx, listingId)
    // One time for all of it: by it what belongs together is found when it is decided again or undone.
    const at = ctx.clock.now()
    const made = await concludeCase(ctx, { volunteer, subject, decision, words, at, caseId })
    const before = await rememberListing(ctx, { listing, last })
    await recordAct(ctx, {
      volunteer,
      act: 'decide_on_listing',
      subject,
      before: { decision: last?.decision ?? null, suspended },
      after: { decision },
    })
    // Whose owner is told what to change was reported rightly, though it stays.
    const wereRight = decision === 'keep' || (!suspended && words !== '')
    await decideReports(ctx, { listingId, decision, wereRight, at, before: last?.decided_at })
    await applyDecision(ctx, { listing, decision, words, at })
    await updateDecided(ctx, { listingId, released: decision === 'release', at })
    const ownerNotified = (decision === 'keep' || suspended || words !== '') && !listing.deleted_at
    const notice = { decision, words, suspended, decidedAgain: last !== undefined && !waits }
    if (ownerNotified) await notifyOwnerOfDecision(ctx, { listing, ...notice, onlyWhile: whileStands(made) })
    await notifyReporters(ctx, { listingId, made })
    await updateBefore(ctx, made, { ...before, ownerNotified })
    return made
  })
}

type DecisionToApply = {
  listing: { id: number; held_at: Date | null }
  decision: Decision
  words: string
  at: Date
}

async function applyDecision(
  ctx: Context,
  { listing: { id, held_at }, decision, words, at }: DecisionToApply,
): Promise<void> {
  if (decision === 'release') {
    if (held_at) await releaseListing(ctx, { id })
  } else if (held_at) await updateSuspensionMessage(ctx, { id, message: words })
  else await suspendListing(ctx, { id, at, message: words, reason: whyHidden(await findAllReports(ctx, id)) })
}

/** Mails those who reported a listing and want to hear of it that a volunteer decided: once, and not if it is undone before. */
async function notifyReporters(ctx: Context, { listingId, made }: { listingId: number; made: number }): Promise<void> {
  const reporters = await takeWishesToHear(ctx, listingId)
  const emails = reporters.map(async ({ id, email }) => ({
    ...(await outcomeEmail(ctx, { to: email })),
    onlyWhile: whileStands(made, { report: id }),
  }))
  await queueMails(ctx, await Promise.all(emails))
}
