import type { CaseSubject } from '@reable/contract/cases/rules'
import { findPersonById } from '#accounts'
import { lockAnyListing, releaseListing, suspendListing, updateSuspensionMessage } from '#listings'
import { lockPendingMessage, waitAgain } from '#messages'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { endRestriction } from '#restrictions'
import { decideAnswered } from '../answers/decide-answered.ts'
import { answerBefore } from '../answers/remember-answer.ts'
import { restoreAnswer } from '../answers/restore-answer.ts'
import { decideOnListing } from '../decide-on-listing.ts'
import { takenBackEmail } from '../emails/taken-back-email.tsx'
import { notifyOwnerOfUndo } from '../notify-owner.ts'
import { restoreWishesToHear } from '../outcomes/outcome-queries.ts'
import { decideAboutPerson } from '../people/decide-about-person.ts'
import { decideOnMessage } from '../people/decide-on-message.ts'
import type { Decider, Restoring } from './decider.ts'
import { lockReportedPerson } from './lock-reported-person.ts'
import { findWriter, reopenPersonReports } from './people-queries.ts'
import { type ListingBefore, listingBefore } from './undo/remember-listing.ts'
import { personBefore } from './undo/remember-person.ts'
import { findSuspension, restoreReport, restoreScreening } from './undo/remember-queries.ts'

/**
 * Takes back what a decision about a listing caused, and nothing else: the suspension or release, where nothing has changed it since, the
 * outcome of its reports, and what was made of its findings. Its owner is mailed, if they were before.
 */
async function restoreListing(ctx: Context, { subject, decision, withdrawn }: Restoring): Promise<void> {
  const before = listingBefore.parse(decision.before)
  const at = decision.decided_at
  await restoreSuspension(ctx, subject.id, { before, decision: decision.decision, at })
  for (const report of before.reports) await restoreReport(ctx, report)
  if (before.screening) await restoreScreening(ctx, subject.id, { before: before.screening, decidedAt: at })
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

/**
 * The reports about somebody wait again, and the restriction ends that the decision began; or their answer waits again (`restoreAnswer`).
 * They are mailed, if they were before.
 */
async function restorePerson(ctx: Context, restoring: Restoring): Promise<void> {
  const { subject, decision, withdrawn, by } = restoring
  const answered = answerBefore.safeParse(decision.before)
  if (answered.success) return restoreAnswer(ctx, restoring, answered.data)
  const before = personBefore.parse(decision.before)
  await reopenPersonReports(ctx, before.reports, decision.decided_at)
  const person = before.restriction === null ? undefined : await findPersonById(ctx, subject.id)
  if (!person || before.restriction === null) return
  await endRestriction(ctx, { id: before.restriction, person, by, sentence: '', isSilent: withdrawn.length > 0 })
}

/** A message that was returned waits again. Its writer is mailed, if they were before. */
async function restoreMessage(ctx: Context, { subject, withdrawn }: Restoring): Promise<void> {
  await waitAgain(ctx, subject.id)
  if (withdrawn.length) return
  const writer = await findWriter(ctx, subject.id)
  if (!writer) return
  const url = `${ctx.config.http.publicUrl}/account/messages/${writer.conversation_id}`
  const stands = 'Your message waits for one of us again.'
  await queueMail(ctx, await takenBackEmail(ctx, { to: writer.email, about: 'a message of yours', stands, url }))
}

/** How each kind of subject is decided about: one row each, beside `caseDecisions` of the contract. */
export const deciders: Record<CaseSubject, Decider> = {
  listing: {
    decide: (ctx, { subjectId: listingId, decision, ...rest }) =>
      decideOnListing(ctx, { ...rest, listingId, decision: decision === 'keep' ? 'keep' : 'release' }),
    lock: (ctx, id) => lockAnyListing(ctx, { id }),
    restore: restoreListing,
  },
  person: {
    decide: (ctx, { subjectId: personId, decision, restriction, ...rest }) => {
      if (restriction !== undefined) return decideAnswered(ctx, { ...rest, personId, decision, id: restriction })
      return decideAboutPerson(ctx, { ...rest, personId, decision: decision === 'pause' ? 'pause' : 'nothing' })
    },
    lock: lockReportedPerson,
    restore: restorePerson,
  },
  message: {
    decide: (ctx, { subjectId: messageId, decision, ...rest }) =>
      decision === 'deliver'
        ? decideOnMessage(ctx, { ...rest, messageId, words: '', decision })
        : decideOnMessage(ctx, { ...rest, messageId, decision: 'return' }),
    lock: lockPendingMessage,
    restore: restoreMessage,
  },
}
