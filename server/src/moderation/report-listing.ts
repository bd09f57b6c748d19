import type { ReportReason } from '@reable/contract/moderation/rules'
import type { Admit } from '#accounts'
import { openCase, wasReleased } from '#cases'
import { findPublicCover, lockAnyListing, requireOthersListing, suspendListing } from '#listings'
import { hour } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { reportEmail } from './emails/report-email.tsx'
import { notifyOwnerOfSuspension, type OwnedListing } from './notify-owner.ts'
import { caseReasonOf, whoHides, whyHidden } from './report-policy.ts'
import {
  countHidAlone,
  countHiddenByReports,
  findOpenReports,
  hasReported,
  insertReport,
  markHidAlone,
  type Reporter,
} from './report-queries.ts'
import { lockReporter } from './reporter.ts'

type ReportInput = {
  listingId: number
  by: Reporter
  reasons: ReportReason[]
  /** In the reporter's own words; empty when there are none. */
  other: string
  /** The reporter wants to hear that a volunteer decided; a visitor cannot. */
  wantsOutcome: boolean
  /** Counts the report against the limits; called just before it is stored, and at no other time. */
  admit: Admit
}

/**
 * Stores a report about a listing and mails the volunteers, once for each person and listing. `standings` says whose report counts
 * for how much; enough of them suspend the listing until a volunteer decides, and its owner is told why. Refuses as not found an
 * unknown listing, and as a conflict the reporter's own listing and one that is not public.
 */
export function reportListing(ctx: Context, report: ReportInput): Promise<void> {
  const { listingId, by, reasons, other, wantsOutcome, admit } = report
  return inTransaction(ctx, async (ctx) => {
    const profile = await lockReporter(ctx, by)
    const listing = await lockAnyListing(ctx, { id: listingId })
    if (await hasReported(ctx, { listingId, reporter: by.reporter })) return
    requireOthersListing(listing, by.person)
    await admit(ctx)
    const id = await insertReport(ctx, { ...by, ...profile, listingId, reasons, other, wantsOutcome })
    const hidden = await hideIfEnough(ctx, { listing, by, id })
    const hiddenInHour = hidden ? await countHiddenByReports(ctx, hourAgo(ctx)) : 0
    await openCase(ctx, { subject: { kind: 'listing', id: listingId }, reason: caseReasonOf(reasons) })
    const picture = await findPublicCover(ctx, listing)
    const report = { listing, picture, by: by.person, reasons, other, hidden, hiddenInHour }
    await queueMail(ctx, await reportEmail(ctx, report))
  })
}

const hourAgo = ({ clock }: Context) => new Date(clock.now().getTime() - hour)

type StoredReport = { listing: OwnedListing; by: Reporter; id: number }

async function hideIfEnough(ctx: Context, { listing, by, id }: StoredReport): Promise<boolean> {
  const open = await findOpenReports(ctx, listing.id)
  const who = whoHides(open, {
    releasedBefore: await wasReleased(ctx, listing.id),
    hidAloneToday: by.person ? await countHidAlone(ctx, by.person.id) : 0,
  })
  if (!who) return false
  if (who === 'one') await markHidAlone(ctx, { id })
  const why = whyHidden(open)
  await suspendListing(ctx, { id: listing.id, reason: why })
  await notifyOwnerOfSuspension(ctx, { listing, why })
  return true
}
