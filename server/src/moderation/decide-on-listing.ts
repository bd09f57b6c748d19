import type { Decision } from '@reable/contract/moderation/rules'
import type { Person } from '#accounts'
import { concludeCase, isOpen, updateBefore, whileStands } from '#cases'
import { lockAnyListing, releaseListing, suspendListing, updateSuspensionMessage } from '#listings'
import { type Context, inTransaction } from '#platform/context'
import { queueMails } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { isWaiting, requireRepairPhoto, updateDecided } from '#screening'
import { recordAct, requireMay, requireNotOwn, type Volunteer } from '#volunteers'
import { rememberListing } from './cases/undo/remember-listing.ts'
import { findLastDecision, insertDecision, type LastDecision } from './decision-queries.ts'
import { outcomeEmail } from './emails/outcome-email.tsx'
import { notifyOwnerOfDecision } from './notify-owner.ts'
import { takeWishesToHear } from './outcomes/outcome-queries.ts'
import { whyHidden } from './report-policy.ts'
import { decideReports, findAllReports, findOpenReports, findParties } from './report-queries.ts'

type DecisionInput = {
  volunteer: Person | undefined
  listingId: number
  decision: Decision
  /** For the owner of the listing; empty when there are none. */
  words?: string
  /** The newest decision that the volunteer has seen, null for none; undefined when it was not sent. */
  seen?: number | null | undefined
  /** The case that the volunteer has before them. */
  caseId?: number | undefined
}

/**
 * Records a volunteer's decision about a listing that was reported or screened, which releases it or keeps it hidden, also against an earlier one. Its
 * reports are closed, its owner is notified with the volunteer's message, and who decided what is stored. Repeated, it changes
 * nothing. Refuses as not found an unknown listing, and as `requireMay` does; as a conflict when somebody else has decided since,
 * the volunteer's own listing or report, and the release of what is recalled and has no photo of the repair.
 */
export async function decideOnListing(ctx: Context, { listingId, ...input }: DecisionInput): Promise<void> {
  const { decision, words = '', seen, caseId } = input
  const volunteer = await requireMay(ctx, input.volunteer, 'decide_on_listing')
  await inTransaction(ctx, async (ctx) => {
    const listing = await lockAnyListing(ctx, { id: listingId })
    requireNotOwn(volunteer, 'decide_on_listing', await findParties(ctx, listingId))
    const open = await findOpenReports(ctx, listingId)
    const last = await findLastDecision(ctx, listingId)
    const suspended = listing.held_at !== null
    const subject = { kind: 'listing', id: listingId } as const
    const waits = open.length > 0 || (await isWaiting(ctx, listingId)) || (await isOpen(ctx, subject))
    const unchanged = !waits && last?.decision === decision && suspended === (decision === 'keep')
    if (unchanged && last?.volunteer_id === volunteer.id) return
    requireNewestSeen(seen, last)
    if (unchanged && caseId === undefined) return
    if (decision === 'release') await requireRepairPhoto(ctx, listingId)
    await decide(ctx, { volunteer, listing, decision, words, caseId, last, waits })
  })
}

type NewDecision = {
  volunteer: Volunteer
  listing: Awaited<ReturnType<typeof lockAnyListing>>
  decision: Decision
  words: string
  caseId: number | undefined
  last: LastDecision | undefined
  waits: boolean
}

/** Decides with all that it causes; stores how things stood before, by which it can be undone. */
async function decide(ctx: Context, { volunteer, listing, decision, words, ...more }: NewDecision): Promise<void> {
  const { caseId, last } = more
  const [listingId, suspended] = [listing.id, listing.held_at !== null]
  const subject = { kind: 'listing', id: listingId } as const
  // One time for all of it: by it what belongs together is found when it is decided again or undone.
  const at = ctx.clock.now()
  const made = await concludeCase(ctx, { volunteer, subject, decision, words, at, caseId })
  const before = await rememberListing(ctx, { listing, last })
  const decisionRow = await insertDecision(ctx, { listingId, volunteerId: volunteer.id, decision, words, at })
  await recordAct(ctx, {
    ...{ volunteer, act: 'decide_on_listing', subject },
    ...{ before: { decision: last?.decision ?? null, suspended }, after: { decision } },
  })
  // Whose owner is told what to change was reported rightly, though it stays.
  const wereRight = decision === 'keep' || (!suspended && words !== '')
  await decideReports(ctx, { listingId, decision, wereRight, at, before: last?.decided_at })
  await applyDecision(ctx, { listing, decision, words, at })
  await updateDecided(ctx, { listingId, released: decision === 'release', at })
  const ownerNotified = (decision === 'keep' || suspended || words !== '') && !listing.deleted_at
  const notice = { decision, words, suspended, decidedAgain: last !== undefined && !more.waits }
  if (ownerNotified) await notifyOwnerOfDecision(ctx, { listing, ...notice, onlyWhile: whileStands(made) })
  await notifyReporters(ctx, { listingId, made })
  await updateBefore(ctx, made, { ...before, decisionRow, ownerNotified })
}

/** Refuses as a conflict when another volunteer decided since the page was opened. */
function requireNewestSeen(seen: number | null | undefined, last: LastDecision | undefined): void {
  if (seen === undefined || seen === (last?.id ?? null)) return
  throw new Refusal(
    'conflict',
    'Another volunteer has decided about this listing since you opened this page. You find it under Decided.',
  )
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
