import { hour } from '#platform/clock'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { recalledEmail } from './emails/recalled-email.tsx'
import { screenedEmail } from './emails/screened-email.tsx'
import { waitingEmail } from './emails/waiting-email.tsx'
import { countOthersWaiting, type ScreenedListing } from './screening-queries.ts'

/**
 * Mails the owner that a volunteer looks at their listing first: of many at a time, about the first one within an hour, but about each that is
 * recalled. The volunteers are mailed where no other listing waits for them.
 */
export async function notifyOfSuspension(
  ctx: Context,
  { listing, reason, isRecalled }: { listing: ScreenedListing; reason: string; isRecalled: boolean },
): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - hour)
  const others = await countOthersWaiting(ctx, { listingId: listing.id, ownerId: listing.owner_id, since })
  if (isRecalled) await queueMail(ctx, await recalledEmail(ctx, { to: listing.email, listing, reason }))
  else if (!others.mailed) await queueMail(ctx, await screenedEmail(ctx, { to: listing.email, listing, reason }))
  if (!others.waiting) await queueMail(ctx, await waitingEmail(ctx, { listing }))
}
