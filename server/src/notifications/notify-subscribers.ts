import { announceLater, listRecentListings } from '#listings'
import { type Context, inTransaction } from '#platform/context'
import { enqueueAll } from '#platform/jobs'
import { type Email, queueMails } from '#platform/mail'
import { announcementEmail } from './emails/announcement-email.tsx'
import { claimSubscribers, type Subscriber } from './notified-queries.ts'
import { sealUnsubscribeToken } from './unsubscribe-token.ts'

/** Subscribers per transaction; the rest follow in jobs of their own, so that other work can come between. */
const batchSize = 250

/**
 * Queues a mail to each subscriber of such a listing, exactly once, and never to its owner. The e-mail is rendered once per
 * batch; only the unsubscribe link is each recipient's own. A listing that is hidden meanwhile is announced when it is public
 * again, to those who were not notified yet; a mail that lapsed because it was hidden is not written again.
 */
export async function notifySubscribers(ctx: Context, { listingId }: { listingId: number }): Promise<void> {
  const [listing] = await listRecentListings(ctx, { ids: [listingId] })
  if (!listing) return announceLater(ctx, { id: listingId })
  const typeId = listing.equipment_type.id
  await inTransaction(ctx, async (ctx) => {
    const subscribers = await claimSubscribers(ctx, { listingId, typeId, ownerId: listing.user.id, limit: batchSize })
    if (!subscribers.length) return
    const emailTo = await announcementEmail(ctx, { listing })
    const emailFor = ({ personId, email }: Subscriber): Email => ({
      ...emailTo({ to: email, token: sealUnsubscribeToken(ctx, { personId, typeId }) }),
      repeatable: false,
      onlyWhile: { check: 'listing-still-wanted', about: { personId, typeId, listingId } },
    })
    await queueMails(ctx, subscribers.map(emailFor), 'in its turn')
    if (subscribers.length === batchSize) await enqueueAll(ctx, 'listing-published', [{ listingId }], 'in its turn')
  })
}
