import type { ReminderDays } from '@reable/contract/listings/lifecycle'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { findPublicCover } from '../browse/public-cover.ts'
import { endingEmail } from '../emails/ending-email.tsx'
import { createLinks } from '../links/listing-links.ts'
import { type EndingListing, insertReminder } from './ending-queries.ts'
import { dueReminder, endReminder, nextReminderAt } from './reminder-days.ts'

/**
 * Notifies the owner that a listing ends, or has ended; once for each end and reminder. No mail goes to an address that is not
 * confirmed: it may be somebody else's. Returns whether a mail was queued, in the caller's transaction; it goes only while
 * the listing ends then and is neither sold nor deleted.
 */
export async function notifyOfEnd(ctx: Context, listing: EndingListing): Promise<boolean> {
  if (!listing.owner_confirmed) return false
  const { id, title, email, expires_at: endsAt } = listing
  const now = ctx.clock.now()
  const days = dueReminder(endsAt, now)
  if (!(await insertReminder(ctx, { listingId: id, endsAt, days }))) return false
  const links = await createLinks(ctx, { listingId: id })
  const picture = await findPublicCover(ctx, { id, title })
  const mail = await endingEmail(ctx, { to: email, title, picture, endsAt, now, links })
  const onlyWhile = { check: 'listing-ends-then', about: { listingId: id, endsAt: endsAt.getTime() } }
  await queueMail(ctx, { ...mail, ...goodUntil(endsAt, days), repeatable: false, onlyWhile })
  return true
}

/** Until the next reminder replaces it, or the end makes it wrong. That a listing ended stays true. */
const goodUntil = (endsAt: Date, days: ReminderDays) =>
  days === endReminder ? {} : { goodUntil: nextReminderAt(days, endsAt) }
