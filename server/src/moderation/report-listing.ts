import type { ReportReason } from '@reable/contract/moderation-rules'
import type { Admit } from '#accounts'
import { holdListing, insistOnOthers, lockAnyListing } from '#listings'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { reportLetter } from './letters/report-letter.tsx'
import { canHide, whyHidden } from './report-policy.ts'
import { findOpenReports, hasReported, insertReport, wasReleased } from './report-queries.ts'
import type { Reporter } from './reporter.ts'
import { type Owned, tellOwnerOfHold } from './tell-owner-of-hold.ts'

type Report = {
  listingId: number
  by: Reporter
  reasons: ReportReason[]
  /** In the reporter's own words; empty when there are none. */
  other: string
  /** Counts what is about to be kept, and nothing else. */
  admit: Admit
}

/**
 * Keeps what somebody says is wrong with a listing and mails the volunteers, once for each person and listing. Three people,
 * or a confirmed account that says scam, hide it until a volunteer decides; its owner is told why. Refuses as not found an
 * unknown listing, as a conflict one's own and one that is not to be seen.
 */
export function reportListing(ctx: Context, report: Report): Promise<void> {
  const { listingId, by, reasons, other, admit } = report
  return inTransaction(ctx, async (ctx) => {
    const listing = await lockAnyListing(ctx, { id: listingId })
    if (await hasReported(ctx, { listingId, reporter: by.reporter })) return
    insistOnOthers(listing, by.person)
    await admit(ctx)
    await insertReport(ctx, { ...by, listingId, reasons, other })
    const hidden = await hideIfEnough(ctx, listing)
    await queueMail(ctx, await reportLetter(ctx, { listing, by: by.person, reasons, other, hidden }))
  })
}

async function hideIfEnough(ctx: Context, listing: Owned): Promise<boolean> {
  const open = await findOpenReports(ctx, listing.id)
  if (!canHide(open, { releasedBefore: await wasReleased(ctx, listing.id) })) return false
  const why = whyHidden(open)
  await holdListing(ctx, { id: listing.id, why })
  await tellOwnerOfHold(ctx, { listing, why })
  return true
}
